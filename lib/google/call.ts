import 'server-only';
import { decodeJson, type Json } from '../grounding';
import { type Failure, type Outcome, ok } from '../outcome';
import type { WireRequest } from '../wire';
import type { Reply } from './attempt';
import { brokenBody } from './broken-body';
import { endedHere } from './ended';
import { errorOf, failureOfError } from './failures';
import { foundInstead, isPage } from './found-instead';
import { cutOff, foreign, LONGEST_ANSWER, pageInstead, tooLong, unreadable } from './odd-answers';
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
  const { text, ended, error } = await readText(body, LONGEST_ANSWER * 1024 * 1024, () =>
    watch.expect({ what: 'next-piece', milliseconds: deadlines.silence }),
  );
  if (ended === 'broken')
    return failed(
      endedHere(run.signal, watch, facts) ??
        brokenBody(error, facts, text === '' ? 'nothing' : 'whole', redact),
    );
  if (ended === 'too-long') return failed(tooLong(facts, LONGEST_ANSWER));
  if (isPage(contentType, text)) return failed(pageInstead(facts));
  if (text.trim() === '') return failed(cutOff(facts, 'nothing'));
  const decoded = decodeJson(text);
  if (!decoded.ok) {
    // What does not even begin as JSON is told by what it is.
    return /^\s*[[{](?!\0)/.test(text)
      ? failed(unreadable(facts, redact(`Its JSON is broken: ${decoded.fault.problem}.`)))
      : failed(foreign(facts, foundInstead(contentType, redact(text.slice(0, 2000))), redact(contentType)));
  }
  const refused = errorOf(decoded.tree);
  return refused === null
    ? ok(redactTree(decoded.tree, conceal))
    : failed(failureOfError(redactTree(refused, redact), facts, { status: null, retryAfter: null }));
}
