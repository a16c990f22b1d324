import type { Inline, Run } from '../model';

/** Link destinations by normalised label; the first definition of a label wins. */
export type Definitions = ReadonlyMap<string, string>;

/**
 * The text of one leaf block: `text[i]` stands at `base + i` in the source. Marks of containing quotes are blanked
 * with spaces, so that places need no table. In a table cell `\|` is a `|`, even inside code.
 */
export type Content = { text: string; base: number; definitions: Definitions; cell: boolean };

export const textNode = (run: Run): Inline => ({ kind: 'text', run });

/** A run that equals its source slice. */
export const plainRun = ({ text, base }: Content, from: number, to: number): Run => ({
  text: text.slice(from, to),
  start: base + from,
  end: base + to,
});

export const atomicRun = ({ base }: Content, shown: string, from: number, to: number): Run => ({
  text: shown,
  start: base + from,
  end: base + to,
  atomic: true,
});

/** ASCII punctuation: what a backslash may escape. */
export const punctuationAscii = /[!-/:-@[-`{-~]/;
