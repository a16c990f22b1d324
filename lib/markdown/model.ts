/**
 * The render tree: what a reader sees of a Markdown text, each shown character tied to its place in the source.
 * All `start`/`end` count UTF-16 units of the source text, half-open.
 *
 *     a **b** &amp; c
 *     0   4   8     14
 *     [a ]0-2  strong([b]4-5)  [ ]7-8  [&]8-13 atomic  [ c]13-15
 */

/**
 * A stretch of shown text. Either it is the very slice of the source it names, character by character, or it is
 * `atomic`: shown as a whole for that slice (an escape, a character reference, a line end inside code).
 */
export type Run = { text: string; start: number; end: number; atomic?: true };

export type Inline =
  | { kind: 'text'; run: Run }
  /** Raw HTML inside a paragraph, shown as it is written. */
  | { kind: 'html'; runs: Run[] }
  | { kind: 'code'; runs: Run[] }
  | { kind: 'emphasis' | 'strong' | 'strikethrough'; children: Inline[] }
  /** `href` is null where the destination is not http(s) or mailto: it is shown, but leads nowhere. */
  | { kind: 'link'; href: string | null; children: Inline[] }
  /** An image is shown by its description; nothing is fetched. */
  | { kind: 'image'; children: Inline[] }
  | { kind: 'break' };

export type Alignment = 'left' | 'right' | 'center' | null;

export type Item = { checked: boolean | null; children: Block[] };

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { kind: 'quote'; children: Block[] }
  /** `start` is null for a bullet list. */
  | { kind: 'list'; start: number | null; tight: boolean; items: Item[] }
  | { kind: 'code'; info: string; runs: Run[] }
  /** The first row is the head; `rows` may be shorter or longer than it, as they were written. */
  | { kind: 'table'; align: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }
  /** A block of raw HTML, shown as it is written. */
  | { kind: 'html'; runs: Run[] };
