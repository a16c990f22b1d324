import { firstAtLeast } from '../../text/first-at-least';
import { byteIndex, codePointIndex, type OffsetIndex, utf16Index } from '../../text/offsets';
import { isRecord } from '../decode/json-tree';
import { valueAt } from '../decode/value-at';
import { pick } from '../formats/pick';
import { toNumber } from '../formats/read';
import type { Diagnostic, Inspection, Json, OffsetUnit } from '../model';
import { count, unitWord } from '../rules/rule';

/** Quotes that stand away from their offsets, all for one reason. */
export type Displaced = {
  /** Names the reason. */
  by: string;
  /** The reason in a sentence, with its numbers. */
  words: string;
  moved: Diagnostic[];
};

/** A chance is no reason: so many quotes must bear it out. */
const FEWEST = 2;

type Found = { diagnostic: Diagnostic; shift: number; linesBefore: number };

/**
 * Sorts moved segments by why their quotes stand elsewhere: the ends of lines lost a character each, or the text before
 * all of them became longer or shorter by the same. Those that share no reason are left out.
 */
export function displaced(inspection: Inspection, body: Json, moved: readonly Diagnostic[]): Displaced[] {
  if (inspection.answer === null || moved.length < FEWEST) return [];
  const unit = unitOf(inspection);
  const found = shiftsOf(inspection, body, moved, unit);
  const byLines = found.filter(({ shift, linesBefore }) => linesBefore > 0 && shift === -linesBefore);
  // One shift alone tells nothing about lines.
  const isLines = new Set(byLines.map(({ shift }) => shift)).size > 1;
  const byShift = new Map<number, Found[]>();
  for (const one of found) {
    if (isLines && one.linesBefore > 0 && one.shift === -one.linesBefore) continue;
    const alike = byShift.get(one.shift);
    if (alike) alike.push(one);
    else byShift.set(one.shift, [one]);
  }
  const shifted = [...byShift]
    .filter(([, alike]) => alike.length >= FEWEST)
    .map(
      ([shift, alike]): Displaced => ({
        by: `${shift} ${unit}`,
        words: shiftWords(shift, unit, alike.length),
        moved: diagnosticsOf(alike),
      }),
    );
  if (!isLines) return shifted;
  const words = `In each of these ${byLines.length} segments the offsets are too large by one for every line before it: the answer had line ends of two characters (\\r\\n) when it was grounded, and has \\n now.`;
  return [{ by: 'line ends', words, moved: diagnosticsOf(byLines) }, ...shifted];
}

const diagnosticsOf = (found: readonly Found[]) => found.map(({ diagnostic }) => diagnostic);

function shiftWords(shift: number, unit: OffsetUnit, quotes: number): string {
  const far = count(Math.abs(shift), unitWord[unit]);
  const side = shift < 0 ? 'before' : 'behind';
  const change = shift < 0 ? 'taken out of' : 'put into';
  return `All ${quotes} quotes stand ${far} ${side} where their offsets point: as much was ${change} the text before them after it was grounded.`;
}

/** How far each quote stands from where its offsets point, in what the offsets of this answer count. */
function shiftsOf(
  { answer, segments }: Inspection,
  body: Json,
  moved: readonly Diagnostic[],
  unit: OffsetUnit,
): Found[] {
  if (answer === null) return [];
  const inPart = partIndexer(answer, unit);
  return moved.flatMap((diagnostic): Found[] => {
    const segment = segments[Number(diagnostic.about[0]?.slice(1))];
    const sent = valueAt(body, diagnostic.at);
    if (segment?.start == null || !isRecord(sent)) return [];
    const claimed = toNumber(pick(sent, '', 'startIndex').value ?? 0);
    const place = inPart(segment.start);
    const isPlain = Number.isInteger(claimed) && place !== null && place.offset !== claimed;
    return isPlain ? [{ diagnostic, shift: place.offset - claimed, linesBefore: place.linesBefore }] : [];
  });
}

/** The unit that most quotes prove. */
function unitOf({ segments }: Inspection): OffsetUnit {
  const counts = { utf8: 0, utf16: 0, codepoint: 0 };
  for (const { unit, placement } of segments) if (unit !== null && placement === 'exact') counts[unit] += 1;
  const other = counts.utf16 >= counts.codepoint ? 'utf16' : 'codepoint';
  return counts[other] > counts.utf8 ? other : 'utf8';
}

const indexers = { utf8: byteIndex, utf16: utf16Index, codepoint: codePointIndex };
type PartIndex = { index: OffsetIndex; ends: number[] };

/** Where a place of the answer lies in its part, counted in a unit, and how many lines of it end before. */
function partIndexer({ text, parts }: NonNullable<Inspection['answer']>, unit: OffsetUnit) {
  const known = new Map<number, PartIndex>();
  return (place: number): { offset: number; linesBefore: number } | null => {
    const part = parts.find(({ start, end }) => start <= place && place < end);
    if (part === undefined) return null;
    const own = text.slice(part.start, part.end);
    const { index, ends } = known.get(part.start) ?? { index: indexers[unit](own), ends: lineEnds(own) };
    known.set(part.start, { index, ends });
    const inside = place - part.start;
    const offset = index.fromUtf16(inside);
    return offset === null ? null : { offset, linesBefore: firstAtLeast(ends, inside) };
  };
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
