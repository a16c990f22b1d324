import type { WordVectors } from '../words/vectors';
import type { Term, Word } from '../words/word';
import { likeness } from './likeness';

/**
 * For each of the words, how nearly its likest among `terms` means the same, 0..1. Names have no kin: Berlin is much like
 * Hamburg by its vector, and is not Hamburg.
 */
export function cover(
  words: readonly Word[],
  terms: readonly Term[],
  vectors: WordVectors | null,
): Float32Array {
  const covered = new Float32Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word !== undefined) covered[at] = bestLikeness(word.term, terms, word.isName ? null : vectors);
  }
  return covered;
}

function bestLikeness(term: Term, terms: readonly Term[], vectors: WordVectors | null): number {
  // The same word is looked for first: it is common, and spares the vectors.
  for (const other of terms) if (other.id === term.id) return 1;
  if (term.kind !== 'word') return 0;
  let best = 0;
  for (const other of terms) {
    const value = likeness(term, other, vectors);
    if (value > best) best = value;
  }
  return best;
}

/** The share of the words' weight that is covered; 1 for no words at all. */
export function coveredShare(words: readonly Word[], covered: ArrayLike<number>): number {
  let total = 0;
  let found = 0;
  for (const [at, { term }] of words.entries()) {
    total += term.weight;
    found += term.weight * (covered[at] ?? 0);
  }
  return total === 0 ? 1 : found / total;
}
