import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer } from '../model';
import { describeError, isError } from './describe-error';
import { enumName } from './finish-reason';
import { holdsSomething } from './holds-something';
import { createNotes, type Notes } from './notes';
import { countOther, type Identity, isOther, noUsage, usageOf } from './other-response';
import { type Fields, fieldAt, fieldsOf, hasField, listField, textField, toNumber } from './read';
import { candidate, promptFeedback, response } from './schemas';

/** What one event says about one candidate. */
export type Turn = { event: number; index: number; at: Pointer; value: Json; fields: Fields };

export type Turns = {
  /** By candidate index, in the order they came. */
  candidates: Map<number, Turn[]>;
  model: string | null;
  blocked: null | { reason: string; at: Pointer };
  /** How many events were responses, and the number of the last of them. */
  responses: number;
  lastEvent: number;
  /** What all events of one stream share. */
  identity: Identity;
  /** The candidates that sent a finish reason, and those that sent grounding metadata with something in it. */
  finished: Set<number>;
  grounded: Set<number>;
  /** How many candidates stand in one event under an index that another one has there. */
  doubled: number;
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

/**
 * Which events of a list belong to one response, by their numbers: one list for each response, in the order in which they
 * begin. Those that name a response may come mixed; the others follow the one before.
 */
export function responsesIn(events: readonly Json[]): number[][] {
  const notes = createNotes();
  const begun = (): Group => ({ turns: noTurns(), events: [] });
  const groups = [begun()];
  const byId = new Map<string, Group>();
  for (const [event, value] of events.entries()) {
    const id = isRecord(value) && typeof value.responseId === 'string' ? value.responseId : null;
    let group = (id === null ? undefined : byId.get(id)) ?? groups.at(-1) ?? begun();
    const others = group.turns.others;
    if (typeof value !== 'string') readEvent(group.turns, event, value, '', notes);
    if (group.turns.others > others) {
      group = begun();
      groups.push(group);
      readEvent(group.turns, event, value, '', notes);
    }
    group.events.push(event);
    if (id !== null) byId.set(id, group);
  }
  return groups.map((group) => group.events);
}

/**
 * The same for events that come one by one and are not kept: tells of each whether it begins another response than the one
 * before it. Responses whose events are mixed are cut wherever the response changes.
 */
export function createResponseCutter(): (event: Json) => boolean {
  let turns = noTurns();
  return (event) => {
    if (typeof event === 'string') return false;
    const notes = createNotes();
    readEvent(turns, turns.responses, event, '', notes);
    if (turns.others === 0) return false;
    turns = noTurns();
    readEvent(turns, 0, event, '', notes);
    return true;
  };
}

type Group = { turns: Turns; events: number[] };

/** A candidate that stands alone, without the response around it. */
export function readLoneTurn(value: Json, at: Pointer, notes: Notes): Turns {
  const turns = noTurns();
  const turn = readTurn(value, 0, 0, at, notes);
  if (turn !== null) addTurns(turns, [turn]);
  return turns;
}

const noTurns = (): Turns => ({
  candidates: new Map(),
  model: null,
  blocked: null,
  responses: 0,
  lastEvent: -1,
  identity: { id: null, createTime: undefined, model: null, usage: noUsage },
  finished: new Set(),
  grounded: new Set(),
  doubled: 0,
  others: 0,
  othersAt: '',
});

function readEvent(turns: Turns, event: number, value: Json, at: Pointer, notes: Notes): void {
  if (value === null) notes.wrongType('An event of the stream', 'an object', at);
  const fields = fieldsOf(value, response, at, notes);
  if (fields === null) return;
  if (isError(fields.error)) {
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
  const arriving = turnsIn(value, fields, event, at, notes);
  const model = textField(fields.modelVersion, 'modelVersion', at, notes);
  const usage = usageOf(fields.usageMetadata, turns.identity.usage);
  if (isOther(turns, { id, createTime: fields.createTime, model, usage }, arriving)) {
    countOther(turns, at);
    return;
  }
  turns.identity = {
    id: turns.identity.id ?? id,
    createTime: turns.identity.createTime ?? fields.createTime,
    model: model ?? turns.identity.model,
    usage,
  };
  turns.responses += 1;
  turns.lastEvent = event;
  turns.model = turns.identity.model;
  turns.blocked ??= readBlocked(fields.promptFeedback, fieldAt(value, response, 'promptFeedback', at), notes);
  addTurns(turns, arriving);
}

/** What an event says about its candidates. */
function turnsIn(value: Json, fields: Fields, event: number, at: Pointer, notes: Notes): Turn[] {
  const list = fieldAt(value, response, 'candidates', at);
  const items = listField(fields, 'candidates', at, notes);
  const indexed = items.some((item) => hasField(item, 'index'));
  return items.flatMap((item, position) => {
    // An index of 0 is left out on the wire; lists without any index were written by hand, or came from dumps.
    const turn = readTurn(item, event, indexed ? 0 : position, step(list, position), notes);
    return turn === null ? [] : [turn];
  });
}

function readTurn(value: Json, event: number, otherwise: number, at: Pointer, notes: Notes): Turn | null {
  if (value === null) notes.wrongType('Candidate', 'an object', at);
  const fields = fieldsOf(value, candidate, at, notes);
  if (fields === null) return null;
  const sent = toNumber(fields.index);
  return { event, index: Number.isInteger(sent) ? sent : otherwise, at, value, fields };
}

/** The first candidate of an event under an index goes on with what came before; a second one is another answer. */
function addTurns(turns: Turns, arriving: readonly Turn[]): void {
  const met = new Set<number>();
  let doubled = 0;
  for (const turn of arriving) {
    if (met.has(turn.index)) {
      doubled += 1;
      continue;
    }
    met.add(turn.index);
    if (enumName(turn.fields.finishReason) !== null) turns.finished.add(turn.index);
    if (holdsSomething(turn.fields.groundingMetadata)) turns.grounded.add(turn.index);
    const known = turns.candidates.get(turn.index);
    if (known) known.push(turn);
    else turns.candidates.set(turn.index, [turn]);
  }
  turns.doubled = Math.max(turns.doubled, doubled);
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
