import type { Context, ScoreKind } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';

/** The ends of a score's axis, worst and best both inside it. */
export type Scale = { low: number; high: number };

/** Cosine distance lies in [0, 2], similarity and relevance in [0, 1]; an unknown number is drawn from 0 to 1. */
const usual: Record<ScoreKind, Scale> = {
  distance: { low: 0, high: 2 },
  similarity: { low: 0, high: 1 },
  relevance: { low: 0, high: 1 },
  unknown: { low: 0, high: 1 },
};

/**
 * One scale for all contexts of a kind, so that their dots compare: the usual one, widened where a score or the
 * threshold lies outside it (inner products and Euclidean distances do).
 */
export function scaleOf(contexts: readonly Context[], kind: ScoreKind, threshold: Threshold | null): Scale {
  let { low, high } = usual[kind];
  const widen = (value: number) => {
    if (!Number.isFinite(value)) return;
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const context of contexts)
    if (context.scoreKind === kind && context.score !== null) widen(context.score);
  if (threshold?.kind === kind) widen(threshold.value);
  return { low, high };
}

/** Where a value lies on a scale, 0..1 from its low end. */
export const along = ({ low, high }: Scale, value: number): number =>
  high === low ? 0 : Math.min(1, Math.max(0, (value - low) / (high - low)));
