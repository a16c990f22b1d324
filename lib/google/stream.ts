import 'server-only';
import type { Json } from '../grounding';
import { type Failure, type Outcome, ok } from '../outcome';
import type { WireRequest } from '../wire';
import { type AnswerProgress, followAnswer } from './answer-progress';
import type { Reply } from './attempt';
import { brokenBody } from './broken-body';
import { endedHere } from './ended';
import { errorOf, failureOfError } from './failures';
import { cut, foundInstead, isPage } from './found-instead';
import { cutOff, foreign, LONGEST_ANSWER, pageInstead, tooLong, unreadable } from './odd-answers';
import { openReply } from './open-reply';
import type { Fault } from './read-events';
import { type End, readStream } from './read-stream';
import { redactTree } from './redact-tree';
import type { Facts } from './request-facts';
import { type CallContext, liveTransport, type Transport } from './transport';
import type { Watch } from './watch';

/**
 * Carries out a streaming call and gives its events as they come. A failure is the last event; what came before it is
 * part of the answer. An answer that ends without saying so was cut off, and that is a failure too; a prompt that was
 * blocked is not. Leaving the loop, like aborting the run, destroys the connection.
 */
export async function* streamEvents(
  request: WireRequest,
  run: CallContext,
  transport: Transport = liveTransport(),
): AsyncGenerator<Outcome<Json>, void, undefined> {
  const opened = await openReply(request, run, transport);
  if (!opened.ok) {
    yield opened;
    return;
  }
  try {
    yield* eventsOf(opened.value, run, transport);
  } finally {
    opened.value.watch.end();
  }
}

async function* eventsOf(
  { body, contentType, watch, facts }: Reply,
  run: CallContext,
  { deadlines, redact, conceal }: Transport,
): AsyncGenerator<Outcome<Json>, void, undefined> {
  const progress = followAnswer();
  const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });
  if (isPage(contentType, '')) {
    yield failed(pageInstead(facts));
    return;
  }
  for await (const read of readStream(body, LONGEST_ANSWER)) {
    watch.relax();
    if ('end' in read) {
      const failure = failureAtEnd(read, progress.state(), { run, watch, facts, redact });
      if (failure !== null) yield failed(failure);
      return;
    }
    const failure =
      'fault' in read ? faultOf(read.fault, facts, contentType, redact) : errorIn(read.event, facts, redact);
    if (failure !== null) {
      yield failed(failure);
      return;
    }
    if ('event' in read) {
      progress.note(read.event);
      yield ok(redactTree(read.event, conceal));
    }
    watch.expect({ what: 'next-event', milliseconds: deadlines.silence });
  }
}

/** UTF-16 units. */
const LONGEST_WHY = 250;

type Ending = { run: CallContext; watch: Watch; facts: Facts; redact: Transport['redact'] };

/** What was wrong with the end of a stream; null when nothing was. */
function failureAtEnd(
  end: End,
  state: ReturnType<AnswerProgress['state']>,
  { run, watch, facts, redact }: Ending,
): Failure | null {
  const isOver = state === 'finished' || state === 'blocked';
  const come = isOver ? 'finished' : state;
  if (end.end !== 'broken') return isOver && end.end === 'whole' ? null : cutOff(facts, come);
  // Some servers and proxies leave the connection open after the last event: the answer is whole all the same.
  if (isOver && !run.signal.aborted && watch.passed() !== null)
    return end.unfinished ? cutOff(facts, come) : null;
  return endedHere(run.signal, watch, facts) ?? brokenBody(end.error, facts, come, redact);
}

/** The service reports an error so once its status 200 has gone out. */
function errorIn(event: Json, facts: Facts, redact: (text: string) => string): Failure | null {
  const error = errorOf(event);
  return error === null
    ? null
    : failureOfError(redactTree(error, redact), facts, { status: null, retryAfter: null });
}

function faultOf(fault: Fault, facts: Facts, contentType: string, redact: (text: string) => string): Failure {
  if (fault.kind === 'page') return pageInstead(facts);
  if (fault.kind === 'too-long') return tooLong(facts, fault.megabytes);
  return fault.kind === 'foreign'
    ? foreign(facts, foundInstead(contentType, redact(fault.text)), redact(contentType))
    : unreadable(facts, cut(redact(fault.why), LONGEST_WHY));
}
