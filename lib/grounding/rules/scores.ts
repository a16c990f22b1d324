import type { ReadSupport } from '../model';

/** Scores travel as 32-bit floats: 0.6 arrives as 0.60000002, and 1 may arrive as a hair more. */
const tolerance = 1e-6;
const cutoff = 0.6;

export const isOutOfRange = (score: number): boolean => !(score >= -tolerance && score <= 1 + tolerance);

export const isBelowCutoff = (score: number): boolean => score < cutoff - tolerance && score >= -tolerance;

type OddScore = { score: number; position: number };

/** The scores of a support that are odd, each with its place in the lists; undefined for none, or when the lists differ in length. */
export function oddScores(
  { scores, chunkIndices }: ReadSupport,
  isOdd: (score: number) => boolean,
): OddScore[] | undefined {
  if (scores === null || scores.length !== chunkIndices.length || !scores.some(isOdd)) return undefined;
  return scores.map((score, position) => ({ score, position })).filter(({ score }) => isOdd(score));
}
