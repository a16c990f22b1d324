import { type Span, sentences } from '../text/sentences';
import { strength } from './confidence';
import { splitter, union } from './cover';
import type { Coverage, Inspection, Segment } from './model';

/** What coverage is counted from. */
export type Covered = Pick<Inspection, 'answer' | 'segments' | 'chunks'>;

/** `grounded`: all words rest on placed segments. `weak`: some do, or all links are weak. `bare`: none does. */
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
  const shown = inspection.segments.filter((segment) => isShown(segment, minimum));
  const covering = union(placesOf(shown));
  const text = textShare(answer.text, covering);
  const states = statesOf(answer.text, covering, covering);
  const grounded = states.filter(({ state }) => state === 'grounded').length;
  const cited = new Set<number>();
  for (const segment of shown) {
    for (const { chunk, confidence } of segment.sources) {
      if (chunk in inspection.chunks && counts(confidence, minimum)) cited.add(chunk);
    }
  }
  return {
    text,
    sentences: states.length > 0 ? grounded / states.length : Math.floor(text),
    segments: shown.filter(({ start }) => start !== null).length,
    chunksCited: cited.size,
    chunks: inspection.chunks.length,
  };
}

/** The answer's sentences with their state, for a strip along the answer. Those without any word are left out. */
export function sentenceStates(inspection: Covered, minimum: number): SentenceState[] {
  if (!inspection.answer) return [];
  const shown = inspection.segments.filter((segment) => isShown(segment, minimum));
  const firm = shown.filter(
    ({ sources }) =>
      sources.length === 0 ||
      sources.some(({ confidence }) => counts(confidence, minimum) && strength(confidence) !== 'weak'),
  );
  return statesOf(inspection.answer.text, union(placesOf(shown)), union(placesOf(firm)));
}

const counts = (confidence: number | null, minimum: number) => confidence === null || confidence >= minimum;

const isShown = ({ sources }: Segment, minimum: number) =>
  minimum <= 0 || sources.some(({ confidence }) => counts(confidence, minimum));

function placesOf(segments: readonly Segment[]): Span[] {
  const places: Span[] = [];
  for (const { start, end } of segments) if (start !== null && end !== null) places.push({ start, end });
  return places;
}

const word = /[\p{L}\p{N}]/u;

function statesOf(text: string, covering: readonly Span[], firm: readonly Span[]): SentenceState[] {
  const split = splitter(covering);
  const splitFirm = splitter(firm);
  const holdsWord = ({ start, end }: Span) => word.test(text.slice(start, end));
  return sentences(text)
    .filter(holdsWord)
    .map((sentence): SentenceState => {
      const { covered, bare } = split(sentence);
      if (!covered.some(holdsWord)) return { ...sentence, state: 'bare' };
      const isFirm = splitFirm(sentence).covered.some(holdsWord);
      return { ...sentence, state: isFirm && !bare.some(holdsWord) ? 'grounded' : 'weak' };
    });
}

/** Share of the characters (code points) that are not white space and lie in the union. */
function textShare(text: string, covering: readonly Span[]): number {
  const total = inkIn(text, 0, text.length);
  const covered = covering.reduce((sum, { start, end }) => sum + inkIn(text, start, end), 0);
  return total > 0 ? covered / total : 0;
}

const space = /\s/;

function inkIn(text: string, start: number, end: number): number {
  let ink = 0;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 32 && unit < 127) ink += 1;
    else if (unit >= 0xdc00 && unit <= 0xdfff && at > start && isHigh(text.charCodeAt(at - 1))) continue;
    else if (!space.test(text.charAt(at))) ink += 1;
  }
  return ink;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
