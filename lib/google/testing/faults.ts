import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib';
import type { Json } from '../../grounding';
import {
  blocked,
  contexts,
  errorBody,
  events,
  numbered,
  oneOfTwo,
  printedList,
  retryInfo,
  serverSent,
} from './wire-answers';

/** One request at the fault server. `nth` counts those that met the same fault, from 1. */
export type Met = { request: IncomingMessage; response: ServerResponse; streaming: boolean; nth: number };

type Fault = (met: Met) => void;

const json = { 'content-type': 'application/json; charset=UTF-8' };
const sse = { 'content-type': 'text/event-stream' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** The right answer to a request. */
export const answer: Fault = ({ response, streaming }) => {
  if (streaming) response.writeHead(200, sse).end(serverSent(events));
  else response.writeHead(200, json).end(JSON.stringify(contexts));
};

const refuse =
  (code: number, status: string, message: string, details: Json[] = [], headers = {}): Fault =>
  ({ response }) =>
    response
      .writeHead(code, { ...json, ...headers })
      .end(JSON.stringify(errorBody(code, status, message, details), null, 2));

/** The first request, and every other one after it, meets the fault. */
const everyOther =
  (fault: Fault): Fault =>
  (met) =>
    met.nth % 2 === 1 ? fault(met) : answer(met);

/** Sends the first event, or the first half of a body, and then does something. */
const halfway =
  (then: (met: Met) => void): Fault =>
  (met) => {
    const body = JSON.stringify(contexts);
    const first = met.streaming ? serverSent(events.slice(0, 1)) : body.slice(0, body.length / 2);
    met.response.writeHead(200, met.streaming ? sse : json).write(first, () => then(met));
  };

const reset = ({ request }: Met) => void request.socket.resetAndDestroy();

/** Bytes that no HTTP server would write, and the end of the connection. */
const raw =
  (...lines: string[]): Fault =>
  ({ request }) =>
    request.socket.end(lines.join('\r\n'));

const page =
  '<!doctype html><html><head><title>Gateway &amp; sign-in</title></head><body>Sign in</body></html>';

const packed =
  (encoding: string, pack: (text: string) => Buffer): Fault =>
  ({ response, streaming }) =>
    response
      .writeHead(200, { ...(streaming ? sse : json), 'content-encoding': encoding })
      .end(pack(streaming ? serverSent(events) : JSON.stringify(contexts)));

/** 100 MB of one JSON string, packed into a thousandth of it as it is sent. */
const bomb =
  (status: number): Fault =>
  ({ response, streaming }) => {
    response.writeHead(status, { ...(streaming ? sse : json), 'content-encoding': 'gzip' });
    const megabyte = Buffer.alloc(1024 * 1024, 'a');
    const pieces = [Buffer.from('data: {"a":"'), ...new Array<Buffer>(100).fill(megabyte)];
    Readable.from(pieces).pipe(createGzip()).pipe(response);
  };

/**
 * Every fault by its name: a request meets `hang-before` when its model or corpus is called `fault-hang-before`. Long
 * because it is the whole list.
 */
export const faults = {
  none: answer,
  'reset-before': reset,
  'reset-before-once': everyOther(reset),
  'reset-middle': halfway(reset),
  'hang-before': () => undefined,
  'hang-middle': halfway(() => undefined),
  drip: (met) => {
    const body = Buffer.from(met.streaming ? serverSent(events) : JSON.stringify(contexts));
    met.response.writeHead(200, met.streaming ? sse : json);
    met.response.socket?.setNoDelay(true);
    const drop = (at: number) => {
      if (at >= body.length) met.response.end();
      else met.response.write(body.subarray(at, at + 1), () => setImmediate(drop, at + 1));
    };
    drop(0);
  },
  'half-event': halfway((met) => met.response.end(serverSent(events.slice(1)).slice(0, 60))),
  'no-finish': halfway((met) => met.response.end()),
  'no-blank-line': ({ response }) => response.writeHead(200, sse).end(serverSent(events).trimEnd()),
  list: ({ response }) => response.writeHead(200, json).end(printedList(events)),
  blocked: ({ response }) => response.writeHead(200, sse).end(serverSent([blocked])),
  empty: ({ response }) => response.writeHead(200, sse).end(),
  'error-in-stream': halfway(({ response }) => {
    const error = JSON.stringify(errorBody(503, 'UNAVAILABLE', 'The model is overloaded.'), null, 2);
    response.write(error.slice(0, 40), () => setImmediate(() => response.end(error.slice(40))));
  }),
  'error-event': halfway(({ response }) =>
    response.end(serverSent([errorBody(500, 'INTERNAL', 'Something broke.')])),
  ),
  'error-list': ({ response }) =>
    response
      .writeHead(200, json)
      .end(`[${JSON.stringify(errorBody(429, 'RESOURCE_EXHAUSTED', 'No more.'))}]`),
  html: ({ response }) => response.writeHead(502, html).end(page),
  'html-ok': ({ response }) => response.writeHead(200, html).end(page),
  'html-not-found': ({ response }) => response.writeHead(404, html).end(page),
  storm: refuse(429, 'RESOURCE_EXHAUSTED', 'Resource exhausted. Please try again later.'),
  'storm-soon': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [], { 'retry-after': '0' }),
  'storm-absurd': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [], { 'retry-after': '9'.repeat(30) }),
  'storm-negative': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [], { 'retry-after': '-5' }),
  'storm-told': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [retryInfo('2.5s')]),
  'storm-long': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [retryInfo('34.4s')]),
  'storm-header': refuse(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', [], { 'retry-after': '45' }),
  'unavailable-once': everyOther(refuse(503, 'UNAVAILABLE', 'The service is currently unavailable.')),
  'bad-gateway-once': everyOther(({ response }) => response.writeHead(502, html).end(page)),
  'expired-once': everyOther(
    refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
  ),
  expired: refuse(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
  denied: refuse(
    403,
    'PERMISSION_DENIED',
    "Permission 'aiplatform.ragCorpora.query' denied (or it may not exist).",
  ),
  echo: ({ request, response }) =>
    response
      .writeHead(400, json)
      .end(JSON.stringify(errorBody(400, 'INVALID_ARGUMENT', `You sent ${request.headers.authorization}.`))),
  'huge-error': ({ response }) => {
    response.writeHead(400, json).write('{"error":{"code":400,"message":"');
    Readable.from(new Array<Buffer>(10).fill(Buffer.alloc(1024 * 1024, 'a'))).pipe(response);
  },
  bomb: bomb(200),
  'bomb-error': bomb(500),
  gzip: packed('gzip', (text) => gzipSync(text)),
  brotli: packed('br', (text) => brotliCompressSync(text)),
  'gzip-cut': packed('gzip', (text) => gzipSync(text).subarray(0, -12)),
  'foreign-text': ({ request, response }) =>
    response
      .writeHead(200, json)
      .end(`[${JSON.stringify(events[0])}, ${'x'.repeat(70)} ${request.headers.authorization}]`),
  'gzip-broken': packed('gzip', (text) => Buffer.from(text)),
  'brotli-broken': packed('br', (text) => Buffer.from(text)),
  'gzip-broken-error': ({ response }) =>
    response.writeHead(400, { ...json, 'content-encoding': 'gzip' }).end('{"error":{"code":400}}'),
  'bad-chunk': raw('HTTP/1.1 200 OK', 'transfer-encoding: chunked', '', 'zz', 'data: {}', '', ''),
  'bad-chunk-middle': halfway(({ request }) => request.socket.end('zz\r\n')),
  'plain-text': ({ request, response }) =>
    response
      .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`Welcome,\n${request.headers.authorization}! ${'x'.repeat(300)}`),
  'wide-text': ({ response, streaming }) =>
    response
      .writeHead(200, streaming ? sse : json)
      .end(Buffer.from(`\ufeff${streaming ? serverSent(events) : JSON.stringify(contexts)}`, 'utf16le')),
  'no-content': ({ response }) => response.writeHead(204).end(),
  'finished-open': ({ response }) => response.writeHead(200, sse).write(serverSent(events)),
  'finished-half': ({ response }) => response.writeHead(200, sse).write(`${serverSent(events)}data: {"a`),
  'blocked-open': ({ response }) => response.writeHead(200, sse).write(serverSent([blocked])),
  'one-of-two': ({ response }) => response.writeHead(200, sse).end(serverSent(oneOfTwo)),
  'number-for-reason': ({ response }) => response.writeHead(200, sse).end(serverSent(numbered)),
  'null-event': halfway(({ response }) => response.end(`data: null\n\n${serverSent(events.slice(1))}`)),
  'marked-event': halfway(({ response }) => response.end(`\ufeff${serverSent(events.slice(1))}`)),
  'not-modified': ({ response }) => response.writeHead(304).end(),
  'redirect-nowhere': ({ response }) => response.writeHead(302).end(),
  'redirect-broken': ({ response }) => response.writeHead(302, { location: 'https://[secret]/' }).end(),
  'redirect-off-web': ({ response }) => response.writeHead(302, { location: 'data:text/plain,secret' }).end(),
  'redirect-within': ({ response }) => response.writeHead(308, { location: '/elsewhere?key=secret' }).end(),
  'unknown-encoding': packed('zstd', (text) => Buffer.from(text)),
  redirect: ({ response }) =>
    response.writeHead(307, { location: 'https://elsewhere.example/take?session=secret' }).end(),
  'not-http': raw('220 ready for mail', ''),
  'closed-before': ({ request }) => request.socket.end(),
  'early-continue': raw('HTTP/1.1 100 Continue', '', ''),
  'early-upgrade': raw('HTTP/1.1 101 Switching Protocols', 'connection: upgrade', 'upgrade: tls', '', ''),
  'early-upgrade-bare': raw('HTTP/1.1 101 Switching Protocols', '', ''),
  'two-lengths': raw('HTTP/1.1 200 OK', 'content-length: 2', 'content-length: 3', '', '{} '),
  'length-and-chunks': raw(
    'HTTP/1.1 200 OK',
    'content-length: 2',
    'transfer-encoding: chunked',
    '',
    '2',
    '{}',
    '0',
    '',
    '',
  ),
} satisfies { [name: string]: Fault };

export type FaultName = keyof typeof faults;

export const isFault = (name: string): name is FaultName => Object.hasOwn(faults, name);
