import { repeats } from './agreement';
import { confidence, leastConfidence, support } from './confidence';
import type { Candidate, Quote } from './model';

/**
 * The hits a statement rests on, with their confidence: those that hold it word for word, and those that say the same
 * in other words. Strongest first; of equals, the one retrieved first.
 */
export function sourcesOf(statement: Candidate, candidates: readonly Candidate[]): Quote['sources'] {
  const supported = new Map<number, number>(statement.hits.map((hit) => [hit, 1]));
  for (const other of candidates) {
    if (other === statement || !repeats(statement, other)) continue;
    const strength = other.unit.text === statement.unit.text ? 1 : support(statement, other);
    for (const hit of other.hits) supported.set(hit, Math.max(supported.get(hit) ?? 0, strength));
  }
  return [...supported]
    .map(([hit, strength]) => ({ hit, confidence: confidence(strength, statement.relevance) }))
    .filter((source) => source.confidence >= leastConfidence)
    .sort((one, other) => other.confidence - one.confidence || one.hit - other.hit);
}
