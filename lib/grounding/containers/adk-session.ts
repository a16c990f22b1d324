import { adkEvent, readEvents } from '../clients/adk-event';
import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import { pick } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json, Pointer } from '../model';
import type { Container, Item } from './container';
import { wordsOf } from './question-in';

/** A session of the Agent Development Kit, or the list of events that a run gives: every answer of the agents is one to read. */
export const adkSession: Container = {
  id: 'adk-session',
  label: 'a session of the Agent Development Kit',
  recognises: (tree) => eventsIn(tree) !== null,
  open: (tree) => {
    const events = eventsIn(tree);
    return events === null ? [] : turnsOf(events.items, events.at);
  },
  shows: 'last',
  nested: { marks: ['events'], recognises: (tree) => eventsIn(tree) !== null },
};

function eventsIn(tree: Json): { items: readonly Json[]; at: Pointer } | null {
  const { value, at } = isList(tree) ? { value: tree, at: '' } : pick(tree, '', 'events');
  return isList(value) && anyOf(value, adkEvent.recognises) ? { items: value, at } : null;
}

/**
 * The answers in a row of events. A streamed one comes in partial events and then once more whole; only when the whole
 * one is missing are the partial ones put together.
 */
function turnsOf(events: readonly Json[], at: Pointer): Item[] {
  const items: Item[] = [];
  let asked: string | null = null;
  let partial: { value: Json; index: number }[] = [];
  const add = (pieces: readonly { value: Json; index: number }[]) => {
    const [first] = pieces;
    if (first === undefined) return;
    const placed = pieces.map(({ value, index }) => ({ value, at: step(at, index) }));
    items.push({
      at: step(at, first.index),
      label: `event ${first.index + 1}`,
      question: asked,
      value: pieces.map(({ value }) => value),
      format: adkEvent,
      read: () => ({ ok: true, value: readEvents(placed) }),
    });
  };
  for (const [index, value] of events.entries()) {
    if (!isRecord(value) || !adkEvent.recognises(value)) continue;
    if (pick(value, '', 'author').value === 'user') {
      add(partial);
      partial = [];
      asked = wordsOf(pick(value, '', 'content').value ?? null) ?? asked;
    } else if (pick(value, '', 'partial').value === true) partial.push({ value, index });
    else {
      partial = [];
      if (saysSomething(value)) add([{ value, index }]);
    }
  }
  add(partial);
  return items;
}

/** Calls of tools and what they return are events too. */
const saysSomething = (value: Json): boolean =>
  wordsOf(pick(value, '', 'content').value ?? null) !== null || hasField(value, 'groundingMetadata');
