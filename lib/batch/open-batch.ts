import { createResponseCutter } from '../grounding/formats/read-turns';
import { asUtf8 } from './as-utf8';
import { type Grouping, groupingOf } from './grouping';
import { cutItems, type Item } from './items';
import type { Source } from './source';
import { treeOfLine } from './tree-of-line';

/** A file holds many responses, to be had one after the other; or it is one thing, or none. */
export type Opened = { kind: 'empty' | 'binary' | 'whole' } | { kind: 'many'; items: AsyncGenerator<Item> };

/** So many values, or so much text, tell what all of them are. */
const LOOKED_AT = 40;
const LOOKED_AT_TEXT = 2_000_000;

/**
 * Looks whether a file is one response or a batch of them: JSON lines, a list, `inlinedResponses`, in UTF-8 or UTF-16.
 * Bad lines among good ones are items, too. What is `whole` can be read from its beginning again (`wholeText`).
 * Reading errors of the source pass through, from here and from `items`.
 */
export async function openBatch(source: Source): Promise<Opened> {
  const cut = await cutItems(source.bytes());
  if (cut.kind === 'unknown') return { kind: 'whole' };
  if (cut.kind === 'empty' || cut.kind === 'binary') return { kind: cut.kind };
  const { items } = cut;
  const first: Item[] = [];
  let length = 0;
  let isAll = false;
  while (first.length < LOOKED_AT && (length < LOOKED_AT_TEXT || first.length < 2)) {
    const next = await items.next();
    isAll = next.done === true;
    if (next.done) break;
    first.push(next.value);
    length += next.value.text.length;
  }
  // A file of one value may be large, and needs no look.
  const grouping = first.length < 2 ? 'whole' : groupingOfItems(first, cut.kind);
  const many = grouping === 'events' ? grouped(following(first, items)) : following(first, items);
  if (grouping === 'whole' || (grouping === 'events' && isAll && (await isOne(grouped(replayed(first)))))) {
    await items.return(undefined);
    return { kind: 'whole' };
  }
  source.passed?.();
  return { kind: 'many', items: many };
}

/** All text of a file that is `whole`; null when it is longer than a string may be. */
export async function wholeText(source: Source, longest = LONGEST_TEXT): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of asUtf8(source.bytes())) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longest) return null;
  }
  return text + decoder.decode();
}

/** Engines give up a little above. */
const LONGEST_TEXT = 400_000_000;

function groupingOfItems(first: readonly Item[], kind: 'lines' | 'values'): Grouping {
  const trees = first.map(({ text }) => treeOfLine(text)).filter((tree) => tree !== null);
  return trees.length > 0 ? groupingOf(trees) : byLines(kind);
}

/** Lines of something else than JSON are read one by one; brackets of something else mean nothing. */
const byLines = (kind: 'lines' | 'values'): Grouping => (kind === 'lines' ? 'each' : 'whole');

async function* following(first: readonly Item[], rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    yield* first;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* replayed(first: readonly Item[]): AsyncGenerator<Item> {
  yield* first;
}

/** Joins the events of one response; a value that is no JSON is an item of its own. */
async function* grouped(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const begins = createResponseCutter();
  let open: Item[] = [];
  for await (const item of items) {
    const tree = treeOfLine(item.text);
    if (tree === null) {
      if (open.length > 0) yield joined(open);
      open = [];
      yield item;
      continue;
    }
    if (begins(tree) && open.length > 0) {
      yield joined(open);
      open = [];
    }
    open.push(item);
  }
  if (open.length > 0) yield joined(open);
}

function joined(events: readonly Item[]): Item {
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined)
    throw new RangeError('There is no response without an event.');
  return events.length === 1
    ? first
    : { ...first, end: last.end, text: events.map(({ text }) => text).join('\n') };
}

async function isOne(items: AsyncGenerator<Item>): Promise<boolean> {
  await items.next();
  const second = await items.next();
  await items.return(undefined);
  return second.done === true;
}
