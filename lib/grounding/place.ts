import type { Span } from '../text/sentences';
import { type BoundFault, boundFaults, placeNear } from './bounds';
import { chooseReading, proveOtherwise } from './choose-reading';
import { findQuotes } from './find-quotes';
import type { Base, Grounds } from './grounds';
import type { OffsetUnit, Placement, ReadSupport } from './model';
import { type OffsetReading, type Proof, prove, quoteOf, type SentSegment } from './prove';

/** Where a segment stands in the shown answer and how that is known. */
export type Placed = {
  place: Span | null;
  placement: Placement;
  /** The reading under which offsets and quote agree; null for what was moved or lost. */
  unit: OffsetUnit | null;
  base: Base | null;
  /** Whether the quote is the slice but for quote marks, white space or Unicode normalisation. */
  differs: boolean;
  /** Whether offsets and quote agree in this text but not in the part that `partIndex` names. */
  otherPart: boolean;
  /** What is wrong with the offsets, when no reading proves them. */
  faults: readonly BoundFault[];
  /** Why it is lost. */
  reason: null | 'no-segment' | 'no-quote' | 'not-shown' | 'nowhere';
};

/** Lists in the order of the supports. */
export type Placing = {
  reading: OffsetReading;
  /** Where offsets and quote agree under the reading. */
  proofs: readonly (Proof | null)[];
  /** null where the proof is all there is to say: bytes of the named part, to the letter, as documented. */
  placed: readonly (Placed | null)[];
};

/**
 * Places every segment by proof: an offset is a claim, the quote its proof. First one reading of the offsets is chosen
 * for the whole answer, then each segment is exact under it, exact under another that alone proves it, unverified for
 * want of a quote, moved to where its quote stands, or lost. Nothing is clamped, snapped or repaired.
 */
export function placeSegments(grounds: Grounds, supports: readonly ReadSupport[]): Placing {
  const { reading, proofs } = chooseReading(grounds, supports);
  const isDocumented = reading.unit === 'utf8' && reading.base === 'named';
  const placed = supports.map(({ segment }, index) => {
    const proof = proofs[index] ?? null;
    return isDocumented && proof?.by === 'letter' ? null : placeByOffsets(grounds, segment, reading, proof);
  });
  const open: { one: Placed; quote: string; near: number }[] = [];
  placed.forEach((one, index) => {
    if (one?.reason !== 'nowhere') return;
    const segment = supports[index]?.segment ?? null;
    const quote = quoteOf(segment);
    if (segment && quote !== null) open.push({ one, quote, near: expectedStart(grounds, segment, reading) });
  });
  for (const [index, place] of findQuotes(grounds.answer.text, open).entries()) {
    const one = open[index]?.one;
    if (one && place)
      Object.assign(one, { place, placement: 'moved', reason: null } satisfies Partial<Placed>);
  }
  return { reading, proofs, placed };
}

function placeByOffsets(
  grounds: Grounds,
  segment: SentSegment | null,
  reading: OffsetReading,
  proof: Proof | null,
): Placed {
  if (!segment) return lost('no-segment', noFaults);
  if (proof) {
    const unit = agreedUnit(grounds, segment, reading, proof);
    return exact(proof, unit, reading.base, isOtherPart(grounds, segment, reading, proof));
  }
  const isQuoted = quoteOf(segment) !== null;
  const other = isQuoted ? proveOtherwise(grounds, segment, reading) : null;
  if (other) {
    const { unit, base } = other.reading;
    return exact(other.proof, unit, base, isOtherPart(grounds, segment, other.reading, other.proof));
  }
  const faults = boundFaults(grounds, segment, reading);
  if (isQuoted) return lost('nowhere', faults);
  if (faults.length > 0) return lost('no-quote', faults);
  return unverified(grounds, segment, reading);
}

/** UTF-8 bytes when they name the same place too: that several units agree is no fault. */
function agreedUnit(grounds: Grounds, segment: SentSegment, reading: OffsetReading, place: Span): OffsetUnit {
  if (reading.unit === 'utf8') return 'utf8';
  const bytes = prove(grounds, segment, { ...reading, unit: 'utf8' });
  return bytes?.start === place.start && bytes.end === place.end ? 'utf8' : reading.unit;
}

function isOtherPart(
  grounds: Grounds,
  segment: SentSegment,
  { unit, base }: OffsetReading,
  place: Span,
): boolean {
  if (base === 'named') return false;
  const named = prove(grounds, segment, { unit, base: 'named' });
  return named?.start !== place.start || named.end !== place.end;
}

function unverified(grounds: Grounds, segment: SentSegment, { unit, base }: OffsetReading): Placed {
  const ground = grounds.ground(base, segment.partIndex);
  const start = ground?.index(unit).toUtf16(segment.start) ?? null;
  const end = ground?.index(unit).toUtf16(segment.end) ?? null;
  const shownAt = ground && start !== null && end !== null ? ground.toAnswer(start, end) : null;
  if (start === null || end === null || shownAt === null) return lost('not-shown', noFaults);
  return {
    place: { start: shownAt, end: shownAt + end - start },
    placement: 'unverified',
    unit,
    base,
    differs: false,
    otherPart: false,
    faults: noFaults,
    reason: null,
  };
}

/** Where the offsets point in the shown answer, as nearly as can be told: the search starts there. */
function expectedStart(grounds: Grounds, segment: SentSegment, reading: OffsetReading): number {
  const named = grounds.ground(reading.base, segment.partIndex);
  if (named) {
    const at = placeNear(named, reading, segment.start);
    const shownAt = named.toAnswer(at, at);
    if (shownAt !== null) return shownAt;
  }
  const shown = grounds.ground('shown', null);
  return shown ? placeNear(shown, reading, segment.start) : 0;
}

const noFaults: readonly BoundFault[] = [];

const exact = (proof: Proof, unit: OffsetUnit, base: Base, otherPart: boolean): Placed => ({
  place: proof,
  placement: 'exact',
  unit,
  base,
  differs: proof.by === 'fold',
  otherPart,
  faults: noFaults,
  reason: null,
});

const lost = (reason: NonNullable<Placed['reason']>, faults: readonly BoundFault[]): Placed => ({
  place: null,
  placement: 'lost',
  unit: null,
  base: null,
  differs: false,
  otherPart: false,
  faults,
  reason,
});
