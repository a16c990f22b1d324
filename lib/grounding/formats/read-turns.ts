import { isList } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer } from '../model';
import { describeError } from './describe-error';
import { enumName } from './finish-reason';
import type { Notes } from './notes';
import { type Fields, fieldAt, fieldsOf, listField, textField, toNumber } from './read';
import { candidate, promptFeedback, response } from './schemas';

/** What one event says about one candidate. */
export type Turn = { event: number; at: Pointer; value: Json; fields: Fields };

export type Turns = {
  /** By candidate index, in the order they came. */
  candidates: Map<number, Turn[]>;
  model: string | null;
  blocked: null | { reason: string; at: Pointer };
  /** How many events were responses, and the number of the last of them. */
  responses: number;
  lastEvent: number;
  /** The id that all events of one stream share. */
  id: string | null;
  finished: boolean;
  /** How many events belong to other responses, and where the first of them stands. */
  others: number;
  othersAt: Pointer;
};

/** Goes through the events of a response (one when it isn't a stream) and sorts what they hold by candidate. */
export function readTurns(events: readonly Json[], atOf: (event: number) => Pointer, notes: Notes): Turns {
  const turns = noTurns();
  for (const [event, value] of events.entries()) {
    // Text in place of an event is one that could not be decoded; that has been told already.
    if (typeof value !== 'string') readEvent(turns, event, value, atOf(event), notes);
  }
  return turns;
}

/** A candidate that stands alone, without the response around it. */
export function readLoneTurn(value: Json, notes: Notes): Turns {
  const turns = noTurns();
  addTurn(turns, 0, 0, value, '', notes);
  return turns;
}

const noTurns = (): Turns => ({
  candidates: new Map(),
  model: null,
  blocked: null,
  responses: 0,
  lastEvent: -1,
  id: null,
  finished: false,
  others: 0,
  othersAt: '',
});

function readEvent(turns: Turns, event: number, value: Json, at: Pointer, notes: Notes): void {
  if (value === null) notes.wrongType('An event of the stream', 'an object', at);
  const fields = fieldsOf(value, response, at, notes);
  if (fields === null) return;
  if (fields.error != null) {
    const { sentence, hint } = describeError(fields.error);
    const message = `The service broke off with an error: ${sentence} ${hint}`;
    notes.add({
      code: 'stream/service-error',
      severity: 'error',
      at: fieldAt(value, response, 'error', at),
      message,
    });
    if (fields.candidates == null) return;
  }
  const id = textField(fields.responseId, 'responseId', at, notes);
  if (turns.finished && id !== null && turns.id !== null && id !== turns.id) {
    if (turns.others === 0) turns.othersAt = at;
    turns.others += 1;
    return;
  }
  turns.id ??= id;
  turns.responses += 1;
  turns.lastEvent = event;
  turns.model = textField(fields.modelVersion, 'modelVersion', at, notes) ?? turns.model;
  turns.blocked ??= readBlocked(fields.promptFeedback, fieldAt(value, response, 'promptFeedback', at), notes);
  const list = fieldAt(value, response, 'candidates', at);
  for (const [position, item] of listField(fields, 'candidates', at, notes).entries()) {
    addTurn(turns, event, position, item, step(list, position), notes);
  }
}

function addTurn(
  turns: Turns,
  event: number,
  position: number,
  value: Json,
  at: Pointer,
  notes: Notes,
): void {
  if (value === null) notes.wrongType('Candidate', 'an object', at);
  const fields = fieldsOf(value, candidate, at, notes);
  if (fields === null) return;
  const sent = toNumber(fields.index);
  // An index of 0 is left out on the wire, and hand-written lists leave out the others too.
  const index = Number.isInteger(sent) ? sent : position;
  const turn: Turn = { event, at, value, fields };
  if (enumName(fields.finishReason) !== null) turns.finished = true;
  const known = turns.candidates.get(index);
  if (known) known.push(turn);
  else turns.candidates.set(index, [turn]);
}

function readBlocked(value: Json | undefined, at: Pointer, notes: Notes): Turns['blocked'] {
  const fields = fieldsOf(value, promptFeedback, at, notes);
  if (fields === null) return null;
  const reason =
    enumName(fields.blockReason, []) ?? textField(fields.blockReasonMessage, 'blockReasonMessage', at, notes);
  return reason === null || reason === '0' ? null : { reason, at };
}

/** The events of a tree: a list is a stream, whichever way it was framed. */
export const eventsOf = (tree: Json): readonly Json[] => (isList(tree) ? tree : [tree]);
