import { isServerMessage, live, readMessages } from '../clients/live';
import { isList } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import { dig, textOf } from '../formats/pick';
import type { Json } from '../model';
import type { Container, Item } from './container';

type Message = { value: Json; index: number };

/** Several turns of the Live API in one list; a turn ends where the service says so. */
export const liveSession: Container = {
  id: 'live-session',
  label: 'a session of the Live API',
  recognises: (tree) => isList(tree) && anyOf(tree, isServerMessage) && turnsOf(tree).length > 1,
  open: (tree) => (isList(tree) ? turnsOf(tree).map(itemOf) : []),
  shows: 'last',
};

function turnsOf(messages: readonly Json[]): Message[][] {
  const turns: Message[][] = [];
  let open: Message[] = [];
  for (const [index, value] of messages.entries()) {
    if (!isServerMessage(value)) continue;
    open.push({ value, index });
    if (dig(value, '', 'serverContent', 'turnComplete').value !== true) continue;
    turns.push(open);
    open = [];
  }
  if (open.length > 0) turns.push(open);
  return turns;
}

function itemOf(turn: readonly Message[], index: number): Item {
  const pieces = turn.map(({ value, index: place }) => ({ value, at: step('', place) }));
  const asked = pieces.map(
    ({ value }) => dig(value, '', 'serverContent', 'inputTranscription', 'text').value,
  );
  return {
    at: pieces[0]?.at ?? '',
    label: `turn ${index + 1}`,
    question: textOf(asked.map((text) => textOf(text) ?? '').join('')),
    value: turn.map(({ value }) => value),
    format: live,
    read: () => ({ ok: true, value: readMessages(pieces) }),
  };
}
