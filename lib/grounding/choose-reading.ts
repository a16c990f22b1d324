import type { Grounds } from './grounds';
import type { ReadSupport } from './model';
import { documented, type OffsetReading, offsetReadings, type Proof, prove, quoteOf } from './prove';

/**
 * Chooses the one reading of the offsets that proves most quotes of an answer; to the letter decides between equals,
 * then the order of `offsetReadings`, whose first is the documented one.
 */
export function chooseReading(grounds: Grounds, supports: readonly ReadSupport[]): OffsetReading {
  let best = { reading: documented, ...score(grounds, supports, documented) };
  const quoted = supports.filter(({ segment }) => quoteOf(segment) !== null).length;
  if (best.letters === quoted) return documented;
  for (const reading of offsetReadings) {
    const { proved, letters } = score(grounds, supports, reading);
    if (proved > best.proved || (proved === best.proved && letters > best.letters)) {
      best = { reading, proved, letters };
    }
  }
  return best.reading;
}

function score(grounds: Grounds, supports: readonly ReadSupport[], reading: OffsetReading) {
  let proved = 0;
  let letters = 0;
  for (const { segment } of supports) {
    const proof = segment && prove(grounds, segment, reading);
    if (!proof) continue;
    proved += 1;
    if (proof.by === 'letter') letters += 1;
  }
  return { proved, letters };
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
