import 'server-only';
import { decodeJson, type Json } from '../grounding';
import { type Failure, type Outcome, ok } from '../outcome';
import type { WireRequest } from '../wire';
import type { Reply } from './attempt';
import { endedHere } from './ended';
import { errorOf, failureOfError, isPage } from './failures';
import { cutOff, LONGEST_ANSWER, pageInstead, tooLong, unreadable } from './odd-answers';
import { openReply } from './open-reply';
import { readText } from './read-text';
import { redactTree } from './redact-tree';
import { type CallContext, liveTransport, type Transport } from './transport';

/**
 * Carries out a call and gives the body of its answer, decoded and otherwise as it came. Failures say what happened,
 * why, and what to do; nothing of them holds a credential.
 */
export async function call(
  request: WireRequest,
  run: CallContext,
  transport: Transport = liveTransport(),
): Promise<Outcome<Json>> {
  const opened = await openReply(request, run, transport);
  if (!opened.ok) return opened;
  try {
    return await bodyOf(opened.value, run, transport);
  } finally {
    opened.value.watch.end();
  }
}

async function bodyOf(
  { body, contentType, watch, facts }: Reply,
  run: CallContext,
  { deadlines, redact, conceal }: Transport,
): Promise<Outcome<Json>> {
  const failed = (failure: Failure) => ({ ok: false as const, failure });
  const { text, ended } = await readText(body, LONGEST_ANSWER * 1024 * 1024, () =>
    watch.expect({ what: 'next-piece', milliseconds: deadlines.silence }),
  );
  if (ended === 'broken') return failed(endedHere(run.signal, watch, facts) ?? cutOff(facts, 'whole'));
  if (ended === 'too-long') return failed(tooLong(facts, LONGEST_ANSWER));
  if (isPage(contentType, text)) return failed(pageInstead(facts));
  const decoded = decodeJson(text);
  if (!decoded.ok) return failed(unreadable(facts, redact(`Its JSON is broken: ${decoded.fault.problem}.`)));
  const error = errorOf(decoded.tree);
  return error === null
    ? ok(redactTree(decoded.tree, conceal))
    : failed(failureOfError(redactTree(error, redact), facts, { status: null, retryAfter: null }));
}
