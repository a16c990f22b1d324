import { splitsPair } from '../text/offsets';
import { type Span, sentences } from '../text/sentences';
import { isSpaceUnit } from '../text/space-unit';
import { strength } from './confidence';
import { splitter, union } from './cover';
import type { Coverage, Inspection, Segment } from './model';

/** What coverage is counted from. */
export type Covered = Pick<Inspection, 'answer' | 'segments' | 'chunks' | 'attributed'>;

/** `grounded`: all words rest on placed segments. `weak`: some do, all links are weak, or they name the whole answer. `bare`: none does. */
export type SentenceState = Span & { state: 'grounded' | 'weak' | 'bare' };

/** Coverage over all links; null without an answer. */
export const coverageOf = (inspection: Covered): Coverage | null => coverageAt(inspection, 0);

/**
 * How much of the answer rests on something when only links with at least this confidence count; a link without a
 * confidence always does. A sentence that is partly supported is not grounded.
 *
 * @param minimum confidence 0..1; at 0 everything counts
 */
export function coverageAt(inspection: Covered, minimum: number): Coverage | null {
  const { answer } = inspection;
  if (!answer) return null;
  const shown = shownAt(inspection.segments, minimum);
  const placed = shown.filter(isPlaced);
  const covering = union(placed);
  const text = textShare(answer.text, covering);
  const states = statesOf(answer.text, covering, covering);
  const grounded = states.filter(({ state }) => state === 'grounded').length;
  const cited = new Set<number>();
  shown.forEach(({ sources }) => {
    for (const { chunk, confidence } of sources) {
      if (chunk in inspection.chunks && counts(confidence, minimum)) cited.add(chunk);
    }
  });
  return {
    text,
    sentences: states.length > 0 ? grounded / states.length : Math.floor(text),
    segments: placed.length,
    chunksCited: cited.size,
    chunks: inspection.chunks.length,
  };
}

/**
 * The answer's sentences with their state, for a strip along the answer. Those without any word are left out. Where sources
 * are named for the whole answer only, none is grounded: nothing says that this very sentence rests on them.
 */
export function sentenceStates(inspection: Covered, minimum: number): SentenceState[] {
  if (!inspection.answer) return [];
  const shown = shownAt(inspection.segments, minimum);
  const firm = shown.filter(
    ({ sources }) =>
      inspection.attributed !== 'whole' &&
      (sources.length === 0 ||
        sources.some(({ confidence }) => counts(confidence, minimum) && strength(confidence) !== 'weak')),
  );
  return statesOf(inspection.answer.text, union(shown.filter(isPlaced)), union(firm.filter(isPlaced)));
}

const counts = (confidence: number | null, minimum: number) => confidence === null || confidence >= minimum;

const shownAt = (segments: readonly Segment[], minimum: number) =>
  minimum <= 0
    ? segments
    : segments.filter(({ sources }) => sources.some(({ confidence }) => counts(confidence, minimum)));

const isPlaced = (segment: Segment): segment is Segment & Span =>
  segment.start !== null && segment.end !== null;

function statesOf(text: string, covering: readonly Span[], firm: readonly Span[]): SentenceState[] {
  const holdsWord = wordFinder(text);
  const split = splitter(covering, holdsWord);
  const splitFirm = firm === covering ? split : splitter(firm, holdsWord);
  const states: SentenceState[] = [];
  for (const { start: from, end } of sentences(text)) {
    const start = afterListNumber(text, from);
    if (!holdsWord(start, end)) continue;
    const { covered, bare } = split({ start, end });
    const isFirm = covered && (firm === covering || splitFirm({ start, end }).covered);
    states.push({ start, end, state: !covered ? 'bare' : isFirm && !bare ? 'grounded' : 'weak' });
  }
  return states;
}

/** The number of a list item orders the list and claims nothing, so no segment covers it: `1. Open daily.` starts at `Open`. */
function afterListNumber(text: string, start: number): number {
  const number = /(?:[>*+-][ \t]+)*\d{1,9}[.)][ \t]+/y;
  number.lastIndex = start;
  if (!number.test(text)) return start;
  let at = start;
  while (at > 0 && /[ \t>]/.test(text[at - 1] ?? '')) at -= 1;
  return at === 0 || text[at - 1] === '\n' ? number.lastIndex : start;
}

/** Whether a letter or digit stands between two places. Walks over the text once when asked in ascending order. */
function wordFinder(text: string): (start: number, end: number) => boolean {
  const word = /[\p{L}\p{N}]/gu;
  // No letter or digit from `from` to the one that ends at `wordEnd`.
  let from = 0;
  let wordEnd = 0;
  return (start, end) => {
    if (start < from || start >= wordEnd) {
      from = start;
      word.lastIndex = start;
      wordEnd = word.test(text) ? word.lastIndex : Number.POSITIVE_INFINITY;
    }
    return wordEnd <= end;
  };
}

/** Share of the characters (code points) that are not white space and lie in the union. */
function textShare(text: string, covering: readonly Span[]): number {
  let covered = 0;
  let bare = 0;
  let at = 0;
  covering.forEach(({ start, end }) => {
    bare += inkIn(text, at, start);
    covered += inkIn(text, start, end);
    at = end;
  });
  bare += inkIn(text, at, text.length);
  return covered > 0 ? covered / (covered + bare) : 0;
}

/** How many characters that are not white space start between two places. */
function inkIn(text: string, start: number, end: number): number {
  let ink = 0;
  for (let at = start; at < end; at += 1) {
    if (!isSpaceUnit(text.charCodeAt(at)) && !splitsPair(text, at)) ink += 1;
  }
  return ink;
}
