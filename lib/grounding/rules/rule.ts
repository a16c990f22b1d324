import type {
  Chunk,
  Context,
  Diagnostic,
  Pointer,
  ReadAnswer,
  Reading,
  ReadSupport,
  Segment,
  Severity,
} from '../model';
import type { Placed } from '../place';
import type { OffsetReading } from '../prove';
import { chunkPlace } from '../wire-place';

type ExaminedSupport = { index: number; support: ReadSupport; segment: Segment };

/** What rules look at: what was sent, beside what was made of it. Lists are in wire order and belong together. */
export type Examined = {
  reading: Reading;
  /** null when the input holds no answer. */
  answer: null | {
    read: ReadAnswer;
    text: string;
    offsets: OffsetReading;
  };
  /** Every support with what was made of it, in wire order. */
  supports: ExaminedSupport[];
  /** Those of the supports that no bytes of the named part prove to the letter: what is odd about places is here. */
  doubtful: (ExaminedSupport & { placed: Placed })[];
  chunks: Chunk[];
  contexts: Context[] | null;
};

/** One thing to look for. `check` is pure, gives diagnostics in wire order and takes time linear in its input. */
export type Rule = { codes: readonly string[]; check(examined: Examined): Diagnostic[] };

export const diagnostic = (
  severity: Severity,
  code: string,
  at: Pointer,
  about: string[],
  message: string,
): Diagnostic => ({ code, severity, at, about, message });

/** What `look` finds in a list, item by item; null where there is nothing to say. */
export function found<T>(items: readonly T[] | null, look: (item: T) => Diagnostic | null): Diagnostic[] {
  const all: Diagnostic[] = [];
  items?.forEach((item) => {
    const one = look(item);
    if (one) all.push(one);
  });
  return all;
}

/** Like `found`, where one item may be odd in several ways. */
export function foundEach<T>(
  items: readonly T[],
  look: (item: T) => readonly Diagnostic[] | undefined,
): Diagnostic[] {
  const all: Diagnostic[] = [];
  items.forEach((item) => {
    const some = look(item);
    if (some) for (const one of some) all.push(one);
  });
  return all;
}

/** `3 bytes`, `1 byte`: a count with its word. */
export const count = (number: number, singular: string, plural = `${singular}s`): string =>
  `${number} ${number === 1 ? singular : plural}`;

/** The chunk at a position of a support's list, for a sentence; the entry may be no number. */
export const chunkWord = (format: string, { chunkIndices, sent }: ReadSupport, position: number): string => {
  const chunk = chunkIndices[position] ?? Number.NaN;
  if (Number.isFinite(chunk)) return chunkPlace(format, chunk);
  return `entry ${position} of its chunk indices (${sent?.chunkIndices.get(position) ?? 'no number'})`;
};

/** The first few of many ids, for a sentence. */
export function listed(ids: readonly (number | string)[], most = 5): string {
  const shown = ids.slice(0, most).join(', ');
  return ids.length > most ? `${shown} and ${ids.length - most} more` : shown;
}

/** Text for a sentence: on one line, in quotation marks, cut when long. */
export function quoted(text: string, most = 60): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > most ? `“${line.slice(0, most).trimEnd()}…”` : `“${line}”`;
}

/** A quote for a sentence, after the word itself. */
export const quoteWord = (quote: string): string => (quote.trim() === '' ? 'of white space' : quoted(quote));

/** What an offset counts, as a word. */
export const unitWord = { utf8: 'byte', utf16: 'UTF-16 unit', codepoint: 'code point' } as const;
