import { splitsPair } from './offsets';
import { joinsAcross } from './sentence-joins';

export type Span = { start: number; end: number };

/** `Intl.Segmenter` takes quadratic time in what it is given, so it sees windows of at most this many units. */
const windowSize = 2048;
/** A break this close to a window's end may be wrong for want of what follows; the next window decides it. */
const lookahead = 64;

/**
 * The sentences of a text: half-open ranges in UTF-16 units, in order, without overlap, trimmed of white space and none
 * blank. Every line is a block of its own, so that headings and list items stay apart.
 *
 * Breaks are those of `Intl.Segmenter`, less the wrong ones (`sentence-joins.ts`): after `Dr.`, `e.g.`, `z. B.`, `No.`
 * before a number, an initial, a list's `1.`, the day in `3. Februar`, before a lower-case word; and Markdown marks,
 * closing quotes and `[1]` stay with the sentence they close.
 *
 * @param locale a BCP 47 tag that tunes the segmenter; the default serves every script we know.
 */
export function sentences(text: string, locale = 'en'): Span[] {
  const found: Span[] = [];
  for (const block of lines(text)) {
    let start = block.start;
    for (const end of [...breaks(text, block, segmenterFor(locale)), block.end]) {
      const span = trimmed(text, start, end);
      if (span.start < span.end) found.push(span);
      start = end;
    }
  }
  return found;
}

const lineBreak = /[\n\r\u0085\u2028\u2029]+/g;

function* lines(text: string): Generator<Span> {
  let start = 0;
  for (const match of text.matchAll(lineBreak)) {
    yield { start, end: match.index };
    start = match.index + match[0].length;
  }
  yield { start, end: text.length };
}

function breaks(text: string, block: Span, segmenter: Intl.Segmenter): number[] {
  const accepted: number[] = [];
  let last = block.start;
  for (const candidate of candidates(text, block, segmenter)) {
    const place = closedAt(text, candidate, block.end);
    if (place === null || place <= last || place >= block.end) continue;
    if (
      joinsAcross(
        text.slice(Math.max(block.start, place - 32), place),
        text.slice(place, place + 32),
        last === block.start && place - block.start <= 32,
      )
    )
      continue;
    accepted.push(place);
    last = place;
  }
  return accepted;
}

function* candidates(text: string, block: Span, segmenter: Intl.Segmenter): Generator<number> {
  let from = block.start;
  while (from < block.end) {
    const windowEnd = wholeCharacter(text, Math.min(from + windowSize, block.end));
    const limit = windowEnd === block.end ? block.end : windowEnd - lookahead;
    let last = from;
    for (const { index } of segmenter.segment(text.slice(from, windowEnd))) {
      const place = from + index;
      if (place <= last || place > limit) continue;
      yield place;
      last = place;
    }
    if (windowEnd === block.end) return;
    from = last > from ? last : wholeCharacter(text, limit);
  }
}

const wholeCharacter = (text: string, place: number) => (splitsPair(text, place) ? place - 1 : place);

const closers = /(?:[*_~`"'”’»)\]]+|\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]|[¹²³⁴-⁹⁰]+)+/y;
const references = /(?:\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\]\s*)+/y;
const spaces = /\s+/y;
const wideStop = /[。．！？｡…؟۔।॥]/;

/**
 * Where a sentence that the segmenter ends at `place` is really over: behind the Markdown marks, quotes and reference
 * numbers that close it. null when nothing but Latin punctuation stands there without a space: `v2.Next`, `Yahoo!Mail`.
 */
function closedAt(text: string, place: number, end: number): number | null {
  const before = text.slice(Math.max(0, place - 2), place);
  if (/\s$/.test(before)) return Math.min(matchEnd(references, text, place) ?? place, end);
  const head = before.endsWith('[') ? place - 1 : place;
  const closed = matchEnd(closers, text, head) ?? place;
  const spaced = matchEnd(spaces, text, closed);
  if (spaced !== null) return Math.min(matchEnd(references, text, spaced) ?? spaced, end);
  return wideStop.test(before) ? closed : null;
}

function matchEnd(sticky: RegExp, text: string, place: number): number | null {
  sticky.lastIndex = place;
  return sticky.test(text) ? sticky.lastIndex : null;
}

function trimmed(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end);
  return {
    start: start + slice.length - slice.trimStart().length,
    end: end - slice.length + slice.trimEnd().length,
  };
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(locale, made);
  return made;
}
