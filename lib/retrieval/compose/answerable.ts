import type { Hit } from '../search';
import type { Candidate } from './model';

/** The best statement's relevance from which the question counts as answered. */
export const answerLevel = 0.3;

/** Whether the retrieved chunks hold an answer at all. */
export function answers(candidates: readonly Candidate[], hits: readonly Hit[]): boolean {
  if (hits.length === 0) return false;
  return candidates.some((candidate) => candidate.relevance >= answerLevel);
}
