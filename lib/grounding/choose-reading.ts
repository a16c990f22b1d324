import type { Ground, Grounds } from './grounds';
import type { OffsetUnit, ReadSupport } from './model';
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
  if (best.letters === best.quoted) return best;
  for (const reading of offsetReadings) {
    const other = reading === documented ? best : tried(grounds, supports, reading);
    const gain = other.proved - best.proved || other.letters - best.letters;
    if (gain > 0) best = other;
  }
  return best;
}

function tried(grounds: Grounds, supports: readonly ReadSupport[], reading: OffsetReading) {
  let quoted = 0;
  let proved = 0;
  let letters = 0;
  const proofs = supports.map(({ segment }) => {
    if (segment === null || quoteOf(segment) === null) return null;
    const proof = prove(grounds, segment, reading);
    quoted += 1;
    if (proof) proved += 1;
    if (proof?.by === 'letter') letters += 1;
    return proof;
  });
  return { reading, proofs, quoted, proved, letters };
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
  let found: OtherProof | null = null;
  let isOnePlace = true;
  let before: { unit: OffsetUnit; ground: Ground | null } | null = null;
  for (const reading of offsetReadings) {
    const { unit, base } = reading;
    const ground = grounds.ground(base, segment.partIndex);
    // Bases that mean the same text prove the same.
    const isSame = before?.unit === unit && before.ground === ground;
    before = { unit, ground };
    const proof = isSame || reading === chosen ? null : prove(grounds, segment, reading);
    if (proof === null) continue;
    if (found === null || (found.proof.by === 'fold' && proof.by === 'letter')) {
      found = { reading, proof };
      isOnePlace = true;
    } else if (proof.by === found.proof.by) {
      isOnePlace &&= proof.start === found.proof.start && proof.end === found.proof.end;
    }
  }
  return isOnePlace ? found : null;
}
