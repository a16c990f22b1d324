import type { TermIndex } from './index-terms';
import type { Kin } from './kin';

/** A vector of unit length; what is all zeros stays so, and is like nothing. */
export type Dense = Float32Array;

/**
 * Shares of the two parts in one vector. A chunk's vector is its dense part times the square root of `dense`, followed
 * by its sparse part times the square root of `sparse`. Both parts have unit length and the shares add up to 1, so the
 * whole has unit length too, and the cosine of two such vectors is `dense * cosine + sparse * cosine`.
 */
export type Shares = { dense: number; sparse: number };

export const shares: Shares = { dense: 0.45, sparse: 0.55 };

export function unit(vector: ArrayLike<number>): Dense {
  let sum = 0;
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) ** 2;
  const length = Math.sqrt(sum);
  return Float32Array.from(vector, (value) => (length === 0 ? 0 : value / length));
}

/** Cosine of two vectors of unit length, kept in [-1, 1] against rounding. */
export function cosine(one: Dense, other: Dense): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.max(-1, Math.min(1, sum));
}

/** A question as a sparse vector of unit length: how much each term weighs in it. */
export type Query = { terms: Map<string, number> };

/** A word of like meaning weighs this much of the word that was asked. */
const kinShare = 0.3;

/**
 * A word that no chunk holds keeps its (high) weight: a question about unknown things is near to nothing. Its kin come
 * in with less, and never with more than their own rarity gives.
 */
export function queryOf(
  terms: readonly string[],
  kin: ReadonlyMap<string, readonly Kin[]>,
  index: TermIndex,
): Query {
  const weights = new Map<string, number>();
  for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + index.rarity(term));
  for (const term of new Set(terms)) {
    for (const other of kin.get(term) ?? []) {
      const weight = kinShare * Math.min(index.rarity(term), index.rarity(other.term));
      weights.set(other.term, Math.max(weights.get(other.term) ?? 0, weight));
    }
  }
  const total = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return { terms: new Map([...weights].map(([term, weight]) => [term, total === 0 ? 0 : weight / total])) };
}

/** The sparse cosine of the question with every chunk that shares a term with it. */
export function sparseCosines(query: Query, index: TermIndex): Map<number, number> {
  const found = new Map<number, number>();
  for (const [term, asked] of query.terms)
    for (const { chunk, weight } of index.postings(term))
      found.set(chunk, (found.get(chunk) ?? 0) + asked * weight);
  return found;
}

/** `1 - cosine`: a cosine distance in [0, 2], 0 is best. Without a dense part the sparse part is the whole vector. */
export function distance(dense: number | null, sparse: number, weights: Shares = shares): number {
  const together = dense === null ? sparse : weights.dense * dense + weights.sparse * sparse;
  return Math.max(0, Math.min(2, 1 - together));
}
