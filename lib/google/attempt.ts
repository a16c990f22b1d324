import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { type Failure, fail } from '../outcome';
import type { WireRequest } from '../wire';
import { lostConnection } from './connection-failures';
import { endedHere } from './ended';
import { assertAllowed, endpointOf } from './endpoints';
import { failureOf } from './failures';
import { bare, isBare, redirected, undecodable } from './odd-answers';
import { plainBody } from './plain-body';
import { readText } from './read-text';
import { type Facts, factsOf } from './request-facts';
import { type Again, afterStatus, headerSeconds, waitAsked } from './retry';
import type { CallContext, Transport } from './transport';
import { startWatch, type Watch } from './watch';

/** An answer that has begun. Its body is still to be read under the watch; who reads it ends the watch. */
export type Reply = { contentType: string; body: Readable; watch: Watch; facts: Facts };

export type Attempted =
  | { ok: true; reply: Reply }
  | { ok: false; failure: Failure; status: number | null; again: Again };

/** What an error has to say stands at its beginning, and comes at once or not at all. */
const LONGEST_ERROR = 256 * 1024;
const ERROR_MILLISECONDS = 10_000;

type Send = {
  request: WireRequest;
  headers: { readonly [name: string]: string };
  run: CallContext;
  transport: Transport;
};

/** Sends a request once and reads the head of what answers; all of it where that is an error. */
export async function attempt({ request, headers, run, transport }: Send): Promise<Attempted> {
  const url = endpointOf(request, transport.endpoints);
  const facts = { ...factsOf(request), host: url.host };
  const watch = startWatch(run.signal);
  watch.expect({ what: 'first-byte', milliseconds: transport.deadlines.firstByte[run.half] });
  assertAllowed(url, request, transport.endpoints);
  try {
    const response = await transport.connections.send(url, {
      method: request.httpMethod,
      headers: {
        ...headers,
        accept: 'application/json, text/event-stream',
        'accept-encoding': 'identity',
        'user-agent': 'grounding-inspector',
        ...typeOf(request),
      },
      body: request.body === null ? null : JSON.stringify(request.body),
      signal: watch.signal,
    });
    const body = plainBody(response.body, header(response, 'content-encoding'));
    // Who reads the body hears of its end; without anyone reading, a reset would be an uncaught exception.
    for (const stream of [response.body, body]) stream?.on('error', () => undefined);
    const { statusCode: status } = response;
    if (body !== null && status >= 200 && status < 300 && !isBare(status))
      return { ok: true, reply: { contentType: header(response, 'content-type'), body, watch, facts } };
    const failed = await refusal(response, body, url, facts, { run, transport, watch });
    watch.end();
    return failed;
  } catch (error) {
    watch.end();
    const ended = endedHere(run.signal, watch, facts);
    if (ended !== null) return { ok: false, failure: ended, status: null, again: 'never' };
    const { failure, again } = lostConnection(error, facts, run.half, transport.redact);
    return { ok: false, failure, status: null, again: again ? { notBefore: 0 } : 'never' };
  }
}

/** Reads an answer that is not the one that was asked for. */
async function refusal(
  response: Dispatcher.ResponseData,
  body: Readable | null,
  url: URL,
  facts: Facts,
  { run, transport, watch }: { run: CallContext; transport: Transport; watch: Watch },
): Promise<Attempted> {
  const { statusCode: status } = response;
  const never = (failure: Failure): Attempted => ({ ok: false, failure, status, again: 'never' });
  if (body === null) return never(undecodable(facts));
  if (isBare(status)) return never(bare(facts, status));
  if (status >= 300 && status < 400)
    return never(redirected(facts, status, header(response, 'location'), url));
  watch.expect({ what: 'next-piece', milliseconds: ERROR_MILLISECONDS });
  const { text, ended } = await readText(body, LONGEST_ERROR);
  if (run.signal.aborted) return never(fail('stopped', 'Stopped.').failure);
  const told = header(response, 'retry-after');
  const reply = {
    status,
    contentType: header(response, 'content-type'),
    text,
    broken: ended === 'broken' && text === '',
    retryAfter: headerSeconds(told),
  };
  const failure = failureOf(reply, facts, transport.redact);
  return {
    ok: false,
    failure,
    status,
    again: afterStatus(status, run.half, waitAsked(told, failure.details)),
  };
}

const typeOf = ({ body }: WireRequest): { [name: string]: string } =>
  body === null ? {} : { 'content-type': 'application/json' };

function header({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
