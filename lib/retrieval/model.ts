/**
 * The vocabulary of the embedded engine. All places are half-open ranges of UTF-16 units in the document's text.
 */

/** `en`: English stems. `mixed`: any language, matched by folded words, character n-grams and CJK bigrams. */
export type Language = 'en' | 'mixed';

export type SourceDocument = {
  /** Bare id within its corpus. */
  id: string;
  /** The name people know it by, e.g. its file name. */
  name: string;
  title: string;
  text: string;
};

export type Place = { start: number; end: number };

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'table' | 'code' | 'rule';

/** A run of lines that belong together. `item` is one list entry with its continuation lines. */
export type Block = Place & {
  kind: BlockKind;
  /** Headings: 1..6. Items: indentation in columns. Else 0. */
  depth: number;
};

export type UnitKind = 'heading' | 'sentence' | 'item' | 'row' | 'head' | 'code' | 'rule';

/** The smallest thing an answer can quote: a sentence, a list item, a table row, a code block. */
export type Unit = Place & {
  kind: UnitKind;
  /** One readable line without list or quote marks (code keeps its lines); inline Markdown stays. */
  text: string;
  /** Number of its block in the document: neighbours of one list or table share the `group`. */
  block: number;
  /** Neighbouring items of one list, the rows of one table, the sentences of one paragraph. */
  group: number;
  /** Headings above it, outermost first, without the `#`. */
  headings: readonly string[];
};

/** A slice of one document, the thing that is ranked. `text` equals the document's slice at its place. */
export type Chunk = Place & {
  index: number;
  document: number;
  /** Headings above it and, where it goes on with a table, that table's head. */
  headings: readonly string[];
  text: string;
  /** Which of the document's units lie inside; the overlap with the chunk before is counted in both. */
  firstUnit: number;
  lastUnit: number;
};

/** Expected failures are values here too; the engine imports nothing of the app. */
export type Checked<T> = { ok: true; value: T } | { ok: false; why: string };
