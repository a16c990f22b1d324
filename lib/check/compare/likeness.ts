import type { WordVectors } from '../words/vectors';
import type { Term } from '../words/word';

/** Cosines up to here say nothing: any two words of one field have them. What is above is stretched to 0..1. */
const strangers = 0.35;
/** Without vectors, words that begin alike are taken for forms of one: at least so many letters … */
const leastPrefix = 4;
/** … and at least this share of the longer one. A smaller one would take `inform` for `infant`. */
const leastPrefixShare = 0.6;

/**
 * How nearly two words mean the same: 1 for forms of one word, 0 for strangers. Numbers are the same or are not, and so
 * are pairs of characters.
 */
export function likeness(one: Term, other: Term, vectors: WordVectors | null): number {
  if (one.id === other.id) return 1;
  if (one.kind !== 'word' || other.kind !== 'word') return 0;
  const byVector =
    vectors !== null && one.row >= 0 && other.row >= 0
      ? Math.max(0, (vectors.likeness(one.row, other.row) - strangers) / (1 - strangers))
      : 0;
  return Math.max(byVector, byPrefix(one.key, other.key));
}

function byPrefix(one: string, other: string): number {
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return 0;
  const most = Math.min(one.length, other.length);
  let same = 1;
  while (same < most && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  const share = same / Math.max(one.length, other.length);
  return same >= leastPrefix && share >= leastPrefixShare ? share : 0;
}
