/** How strong a link is drawn; the number beside it says the same. `none`: no confidence was sent, which is not 0. */
export type Strength = 'strong' | 'firm' | 'weak' | 'none';

/** Bands of a confidence (0..1, higher is better): from 0.9 strong, from 0.75 firm, below weak. */
export function strength(confidence: number | null): Strength {
  if (confidence === null) return 'none';
  if (confidence >= 0.9) return 'strong';
  return confidence >= 0.75 ? 'firm' : 'weak';
}
