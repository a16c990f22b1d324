import { sameFolded } from '../text/fold';
import type { Span } from '../text/sentences';
import type { Base, Grounds } from './grounds';
import type { OffsetUnit, ReadSupport } from './model';

/** One way to read the offsets of an answer: what they count, and in which text. */
export type OffsetReading = { unit: OffsetUnit; base: Base };

/** In the order in which they win when they prove equally many quotes. */
export const offsetReadings: readonly OffsetReading[] = (['utf8', 'utf16', 'codepoint'] as const).flatMap(
  (unit) => (['named', 'shown', 'all'] as const).map((base) => ({ unit, base })),
);

/** The documented reading: UTF-8 bytes of the part that `partIndex` names. */
export const documented: OffsetReading = offsetReadings[0] ?? { unit: 'utf8', base: 'named' };

export type SentSegment = NonNullable<ReadSupport['segment']>;

/** The quote that was sent; proto3 leaves empty text out, so an empty one is none. */
export const quoteOf = (segment: SentSegment | null): string | null =>
  segment === null || segment.text === '' ? null : segment.text;

/** `letter`: the slice is the quote; `fold`: but for quote marks, white space and Unicode normalisation. */
export type Proof = Span & { by: 'letter' | 'fold' };

/**
 * Whether the slice that the offsets name under a reading is the quote; where it stands in the shown answer if so.
 * A stretch that is not shown proves nothing that could be painted.
 */
export function prove(grounds: Grounds, segment: SentSegment, { unit, base }: OffsetReading): Proof | null {
  const quote = quoteOf(segment);
  const ground = grounds.ground(base, segment.partIndex);
  if (quote === null || ground === null || segment.start >= segment.end) return null;
  const index = ground.index(unit);
  const start = index.toUtf16(segment.start);
  const end = index.toUtf16(segment.end);
  if (start === null || end === null) return null;
  const by = agreement(ground.text, start, end, quote);
  const shownAt = by === null ? null : ground.toAnswer(start, end);
  return by === null || shownAt === null ? null : { start: shownAt, end: shownAt + end - start, by };
}

function agreement(text: string, start: number, end: number, quote: string): Proof['by'] | null {
  const length = end - start;
  if (length === quote.length && text.startsWith(quote, start)) return 'letter';
  // Folding a slice far longer than its quote would make many wide offsets cost more than the input is long.
  if (length > 4 * quote.length + 16) return null;
  return sameFolded(text.slice(start, end), quote) ? 'fold' : null;
}
