import { byteIndex, codePointIndex, type OffsetIndex, utf16Index } from '../text/offsets';
import type { Answer, OffsetUnit, ReadAnswer, ReadPart } from './model';

/** A text that offsets may count in: one part, or several joined. */
export type Ground = {
  readonly text: string;
  index(unit: OffsetUnit): OffsetIndex;
  /**
   * Where a stretch of this text starts in the shown answer, both in UTF-16 units; null when it is not (wholly) shown.
   * Its length stays the same.
   */
  toAnswer(start: number, end: number): number | null;
};

/** What the offsets count in: the part that `partIndex` names, the shown parts joined, or all text parts joined. */
export type Base = 'named' | 'shown' | 'all';

export type Grounds = {
  readonly answer: Answer;
  /** null when there is no such text. Two bases that mean the same text give the same object. */
  ground(base: Base, partIndex: number | null): Ground | null;
  /** How many parts the content has. */
  readonly parts: number;
};

/** The texts of an answer that offsets may point into; what the reader sees is its text parts without thoughts. */
export function groundsOf(read: ReadAnswer): Grounds {
  const texts = read.parts.filter(holdsText);
  const shownParts = texts.filter((part) => part.kind === 'text');
  const answer: Answer = { text: joined(shownParts), parts: [], finishReason: read.finishReason };
  const laid = layOut(texts);
  answer.parts = laid.flatMap(({ part, shownAt }) =>
    shownAt === null
      ? []
      : [{ index: part.index, kind: part.kind, start: shownAt, end: shownAt + part.text.length }],
  );
  const nothingHidden = texts.length === shownParts.length;
  const all = groundOver(joined(texts), (start, end) =>
    nothingHidden ? start : mapThrough(laid, start, end),
  );
  const shown = nothingHidden ? all : groundOver(answer.text, (start) => start);
  const named = new Map<number, Ground>();
  for (const { part, shownAt } of laid) {
    const whole = nothingHidden && texts.length === 1;
    named.set(part.index, whole ? all : groundOver(part.text, shift(shownAt)));
  }
  return {
    answer,
    parts: read.parts.length,
    ground: (base, partIndex) =>
      base === 'named' ? (named.get(partIndex ?? 0) ?? null) : base === 'shown' ? shown : all,
  };
}

type TextPart = ReadPart & { text: string };
type LaidPart = { part: TextPart; start: number; shownAt: number | null };

const holdsText = (part: ReadPart): part is TextPart =>
  part.text !== null && (part.kind === 'text' || part.kind === 'thought');
const joined = (parts: readonly TextPart[]) => parts.map((part) => part.text).join('');
const shift = (by: number | null) => (start: number) => (by === null ? null : start + by);

function layOut(texts: readonly TextPart[]): LaidPart[] {
  let start = 0;
  let shown = 0;
  return texts.map((part) => {
    const laid = { part, start, shownAt: part.kind === 'text' ? shown : null };
    start += part.text.length;
    if (part.kind === 'text') shown += part.text.length;
    return laid;
  });
}

/** A stretch of all parts joined is shown when the parts it touches are, with nothing hidden between them. */
function mapThrough(laid: readonly LaidPart[], start: number, end: number): number | null {
  const first = partAt(laid, start);
  const last = partAt(laid, Math.max(start, end - 1));
  if (!first || !last || first.shownAt === null || last.shownAt === null) return null;
  const by = first.shownAt - first.start;
  return by === last.shownAt - last.start ? start + by : null;
}

/** The last part that starts at or before a place. */
function partAt(laid: readonly LaidPart[], place: number): LaidPart | undefined {
  let low = 0;
  let high = laid.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((laid[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return laid[low];
}

const indexers = { utf8: byteIndex, utf16: utf16Index, codepoint: codePointIndex } as const;

function groundOver(text: string, toAnswer: Ground['toAnswer']): Ground {
  const made = new Map<OffsetUnit, OffsetIndex>();
  return {
    text,
    toAnswer,
    index(unit) {
      const known = made.get(unit);
      if (known) return known;
      const index = indexers[unit](text);
      made.set(unit, index);
      return index;
    },
  };
}
