import { type Asked, termsOf } from '../asked';
import { kinOf } from '../kin';
import type { Opened } from '../open';

/** Share 0..1 of a question that some terms name. */
export type Coverage = (terms: ReadonlySet<string>) => number;

/** A kin word names the matter as far as its likeness exceeds this: at 0.75 by half. */
const strangers = 0.5;

/**
 * Measures how much of a question a text names. Every term of the question counts by its rarity; one that no document
 * holds counts most. A word of like meaning counts in part.
 */
export function coverageOf(opened: Opened, asked: Asked): Coverage {
  const kin = kinOf(opened, asked);
  const weights = new Map(termsOf(asked, opened.language).map((term) => [term, opened.terms.rarity(term)]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return (held) => {
    if (total === 0) return 0;
    let named = 0;
    // A text is compared often and holds few terms, a question may hold thousands.
    for (const term of held) named += weights.get(term) ?? 0;
    for (const [term, near] of kin) {
      const nearest = held.has(term) ? undefined : near.find((other) => held.has(other.term));
      if (nearest !== undefined)
        named += ((weights.get(term) ?? 0) * (nearest.likeness - strangers)) / (1 - strangers);
    }
    return named / total;
  };
}
