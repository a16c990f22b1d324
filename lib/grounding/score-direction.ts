/**
 * What a retrieval score means. Distances fall as contexts get nearer, similarities and relevances rise; the two
 * never share a scale, and neither is a confidence.
 */
import type { ScoreKind } from './model';

/** The limit a retrieval was asked to keep; at most one of the two directions. */
export type Threshold = { kind: 'distance' | 'similarity'; value: number };

/** Which way is better; null where the wire doesn't say what the number is. */
export function better(kind: ScoreKind): 'lower' | 'higher' | null {
  if (kind === 'unknown') return null;
  return kind === 'distance' ? 'lower' : 'higher';
}

/** Whether a score keeps a threshold; null when either is missing or they measure different things. */
export function keeps(score: number | null, kind: ScoreKind, threshold: Threshold | null): boolean | null {
  if (score === null || threshold === null || threshold.kind !== kind) return null;
  return threshold.kind === 'distance' ? score <= threshold.value : score >= threshold.value;
}

/** How a kind of score is called beside its number. */
export const scoreName: Record<ScoreKind, string> = {
  distance: 'distance',
  similarity: 'similarity',
  relevance: 'relevance',
  unknown: 'score',
};
