import { asUtf8, isUtf16 } from './as-utf8';
import { ENOUGH_LINES, type Framing, framingOf } from './frame';
import { FEED, type Span, type Splitter } from './span';
import { createLineSplitter } from './split-lines';
import { createValueSplitter } from './split-values';

/** A value that was cut out, with its text. */
export type Item = Span & { text: string };

/** So many bytes are enough to tell how values lie, when they hold more than one line. */
const HEAD = 256 * 1024;
/** So much is waited for when all of it is on one line. */
const LONGEST_HEAD = 4 * 1024 * 1024;

/** What a file turned out to be, as far as its bytes tell. */
export type Cut =
  | { kind: 'empty' }
  | { kind: 'binary' }
  | { kind: 'unknown' }
  | { kind: Exclude<Framing, 'unknown'>; items: AsyncGenerator<Item> };

/** Cuts a file into its values. Holds no more of it than its beginning, then the value that is open. */
export async function cutItems(raw: AsyncIterable<Uint8Array>): Promise<Cut> {
  const sniffed = await sniff(raw[Symbol.asyncIterator]());
  if (sniffed === 'empty' || sniffed === 'binary') return { kind: sniffed };
  const pieces = asUtf8(sniffed);
  const head: Uint8Array[] = [];
  let isWhole = false;
  while (!isEnough(head)) {
    const next = await pieces.next();
    if (next.done) isWhole = true;
    if (next.done) break;
    head.push(next.value);
  }
  const text = textOf(head);
  const lastFeed = text.lastIndexOf('\n');
  const framing = framingOf(isWhole || lastFeed === -1 ? text : text.slice(0, lastFeed));
  if (text.trim() === '' && isWhole) return { kind: 'empty' };
  if (framing === 'unknown') {
    await pieces.return(undefined);
    return { kind: 'unknown' };
  }
  const splitter = framing === 'lines' ? createLineSplitter() : createValueSplitter();
  return { kind: framing, items: itemsOf(head, pieces, splitter) };
}

/** Looks at the first piece that holds something; no text holds a zero byte, unless it is UTF-16. */
async function sniff(
  pieces: AsyncIterator<Uint8Array>,
): Promise<'empty' | 'binary' | AsyncIterable<Uint8Array>> {
  let first = await pieces.next();
  while (!first.done && first.value.length === 0) first = await pieces.next();
  if (first.done) return 'empty';
  const { value } = first;
  if (value.includes(0) && !isUtf16(value)) {
    await pieces.return?.();
    return 'binary';
  }
  return (async function* () {
    try {
      yield value;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  })();
}

async function* itemsOf(
  head: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array>,
  splitter: Splitter,
): AsyncGenerator<Item> {
  const kept = createKeeper();
  const withText = (span: Span): Item => ({ ...span, text: kept.text(span) });
  try {
    for (const piece of head) {
      kept.add(piece);
      yield* splitter.push(piece).map(withText);
      kept.drop(splitter.neededFrom());
    }
    for await (const piece of rest) {
      kept.add(piece);
      yield* splitter.push(piece).map(withText);
      kept.drop(splitter.neededFrom());
    }
    yield* splitter.end().map(withText);
  } finally {
    await rest.return(undefined);
  }
}

/** Holds the bytes that may still be needed. */
function createKeeper() {
  let pieces: Uint8Array[] = [];
  let from = 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return {
    add: (piece: Uint8Array) => pieces.push(piece),
    drop(before: number) {
      let gone = 0;
      while (gone < pieces.length && from + (pieces[gone]?.length ?? 0) <= before) {
        from += pieces[gone]?.length ?? 0;
        gone += 1;
      }
      if (gone > 0) pieces = pieces.slice(gone);
    },
    text({ start, end }: Span): string {
      let at = from;
      let text = '';
      for (const piece of pieces) {
        const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
        at += piece.length;
        if (part.length > 0) text += decoder.decode(part, { stream: true });
        if (at >= end) break;
      }
      return text + decoder.decode();
    },
  };
}

function isEnough(head: readonly Uint8Array[]): boolean {
  let bytes = 0;
  let feeds = 0;
  for (const piece of head) {
    bytes += piece.length;
    for (let at = piece.indexOf(FEED); at !== -1 && feeds <= ENOUGH_LINES; at = piece.indexOf(FEED, at + 1))
      feeds += 1;
  }
  return feeds > ENOUGH_LINES || (bytes >= HEAD && feeds > 2) || bytes >= LONGEST_HEAD;
}

const textOf = (pieces: readonly Uint8Array[]): string => {
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
};
