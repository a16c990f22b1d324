import { randomBytes } from 'node:crypto';
import type { Found } from '../engine/find';
import { pause } from '../engine/pause';
import { type AnswerEvent, answerEvents, type Dialect, plainAnswer, wholeAnswer } from '../engine/wire';
import { compose } from '../retrieval';
import { given, type Tried } from './api-error';
import type { Engine } from './engine';
import { type Reply, replyWith } from './route';

type Answering = { engine: Engine; signal: AbortSignal; streams: boolean };

/** An answer over what was found, in one message or sentence by sentence. */
export function groundedReply(
  { opened, asked, hits }: Found,
  limit: number | null,
  dialect: Dialect,
  answering: Answering,
): Tried<Reply> {
  const composed = compose(opened, asked, hits, limit);
  return replyIn(answerEvents(opened, hits, composed, asked.text, responseId(), dialect), answering);
}

/** Says why there is no answer when nothing may be retrieved. */
export function unretrievedReply(question: string, tool: string, answering: Answering): Tried<Reply> {
  const text = `This is an emulator without a language model: it answers from documents only, so send a retrieval tool (${tool}).`;
  return replyIn([plainAnswer(text, question, responseId())], answering);
}

function replyIn(events: readonly AnswerEvent[], answering: Answering): Tried<Reply> {
  return answering.streams ? given({ stream: paced(events, answering) }) : replyWith(wholeAnswer(events));
}

async function* paced(events: readonly AnswerEvent[], { engine, signal }: Answering): AsyncGenerator<object> {
  for (const event of events) {
    await pause(engine.paceMs(), signal);
    if (signal.aborted) return;
    yield event;
  }
}

/** The same for all events of an answer, and for nothing else. */
const responseId = (): string => randomBytes(12).toString('base64url');
