import type { Asked } from '../asked';
import { kinOf } from '../kin';
import type { Opened } from '../open';
import { tokenize } from '../tokenize';

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
  const terms = [...new Set(tokenize(asked.text, opened.language))].map((term) => ({
    term,
    weight: opened.terms.rarity(term),
    kin: kin.get(term) ?? [],
  }));
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return (held) => {
    if (total === 0) return 0;
    let named = 0;
    for (const { term, weight, kin } of terms) {
      if (held.has(term)) named += weight;
      else {
        const nearest = kin.find((other) => held.has(other.term));
        if (nearest !== undefined) named += (weight * (nearest.likeness - strangers)) / (1 - strangers);
      }
    }
    return named / total;
  };
}
