import { isList } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { generateContent } from '../formats/generate-content';
import { responsesIn } from '../formats/read-turns';
import { relocate } from '../formats/relocate';
import type { Json } from '../model';
import type { Container, Item } from './container';

/** A list that holds several responses of `generateContent`, each whole or as the events of its stream. */
export const responses: Container = {
  id: 'responses',
  label: 'several responses',
  recognises: (tree) =>
    isList(tree) && tree.length > 1 && generateContent.recognises(tree) && responsesIn(tree).length > 1,
  open: (tree) => (isList(tree) ? responsesIn(tree).map((events, index) => itemOf(tree, events, index)) : []),
};

function itemOf(all: readonly Json[], events: readonly number[], index: number): Item {
  const [first = 0] = events;
  const own = events.map((event) => all[event] ?? null);
  const item = { at: step('', first), label: `response ${index + 1}`, format: generateContent };
  const [lone] = own;
  if (index > 0 && own.length === 1 && lone !== undefined) return { ...item, value: lone };
  return {
    ...item,
    value: own,
    read: () => {
      // The first is read from the whole list, which tells what follows it.
      const read = generateContent.read(index === 0 ? all : own);
      if (index === 0 || !read.ok) return read;
      return { ok: true, value: relocate(read.value, (at) => original(at, events)) };
    },
  };
}

/** The place in the whole list of a place in a list of some of its events. */
function original(at: string, events: readonly number[]): string {
  const [, event = '', rest = ''] = /^\/(\d+)(.*)$/s.exec(at) ?? [];
  return event === '' ? at : `/${events[Number(event)] ?? 0}${rest}`;
}
