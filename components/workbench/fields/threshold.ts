import type { Threshold } from '@/lib/target';

export type Limit = 'none' | Threshold['kind'];

export const thresholdOf = (limit: Limit, at: number): Threshold | null =>
  limit === 'none' ? null : { kind: limit, value: at };

const words = {
  none: 'no threshold',
  distance: 'distance below',
  similarity: 'similarity above',
} as const satisfies Record<Limit, string>;

/** Every direction a threshold can have, with its words. */
export const limits: readonly { limit: Limit; words: string }[] = [
  { limit: 'none', words: words.none },
  { limit: 'distance', words: words.distance },
  { limit: 'similarity', words: words.similarity },
];

/** `distance below 0.6` */
export const thresholdWords = (limit: Limit, at: number): string =>
  limit === 'none' ? words.none : `${words[limit]} ${at}`;
