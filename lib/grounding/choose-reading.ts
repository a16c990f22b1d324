import type { Grounds } from './grounds';
import type { ReadSupport } from './model';
import { documented, type OffsetReading, offsetReadings, type Proof, prove, quoteOf } from './prove';

export type Chosen = {
  reading: OffsetReading;
  /** For each support what the reading proves, in wire order. */
  proofs: (Proof | null)[];
};

/**
 * Chooses the one reading of the offsets that proves most quotes of an answer; to the letter decides between equals,
 * then the order of `offsetReadings`, whose first is the documented one.
 */
export function chooseReading(grounds: Grounds, supports: readonly ReadSupport[]): Chosen {
  let best = tried(grounds, supports, documented);
  const quoted = supports.filter(({ segment }) => quoteOf(segment) !== null).length;
  if (best.letters === quoted) return best;
  for (const reading of offsetReadings) {
    const other = reading === documented ? best : tried(grounds, supports, reading);
    const gain = other.proved - best.proved || other.letters - best.letters;
    if (gain > 0) best = other;
  }
  return best;
}

function tried(grounds: Grounds, supports: readonly ReadSupport[], reading: OffsetReading) {
  let proved = 0;
  let letters = 0;
  const proofs = supports.map(({ segment }) => {
    const proof = segment && prove(grounds, segment, reading);
    if (proof) proved += 1;
    if (proof?.by === 'letter') letters += 1;
    return proof;
  });
  return { reading, proofs, proved, letters };
}

export type OtherProof = { reading: OffsetReading; proof: Proof };

/**
 * Another reading for one segment alone: taken only when whatever proves its quote agrees on one place. To the letter
 * goes before folded.
 */
export function proveOtherwise(
  grounds: Grounds,
  segment: NonNullable<ReadSupport['segment']>,
  chosen: OffsetReading,
): OtherProof | null {
  const proofs = offsetReadings.flatMap((reading): OtherProof[] => {
    const proof = reading === chosen ? null : prove(grounds, segment, reading);
    return proof ? [{ reading, proof }] : [];
  });
  const letters = proofs.filter(({ proof }) => proof.by === 'letter');
  const candidates = letters.length > 0 ? letters : proofs;
  const [first] = candidates;
  if (!first) return null;
  const onePlace = candidates.every(
    ({ proof }) => proof.start === first.proof.start && proof.end === first.proof.end,
  );
  return onePlace ? first : null;
}
