/** What tells how well a unit answers a question; each 0..1. */
export type Signs = {
  /** Share of the question that the unit itself names. */
  own: number;
  /** The same with the headings above it and, for a row, its table's head: they say what it is about. */
  both: number;
  /** The same with the sentences before and after it: `They lapse in March` needs what went before. */
  hood: number;
  /** Likeness to the question's vector, read after its heading; null without vectors. */
  alike: number | null;
  /** Nearness of its chunk, the nearest being 1. */
  nearness: number;
  /** How well it fits the kind of thing asked for (`expected.ts`). */
  fit: number;
  /** How surely it is the entry that was looked up (`entry.ts`). */
  entry: number;
};

/**
 * Weights found by fitting the order of the units of each retrieved set (softmax over the bench's questions, five-fold
 * checked, rounded). The first five add up to 1; fit and entry come on top, so that a unit that is exactly what was asked for
 * can pass 1 among its rivals.
 */
const withVectors = { own: 0.09, both: 0.27, hood: 0.18, alike: 0.16, nearness: 0.3, fit: 0.14, entry: 0.22 };
const withoutVectors = {
  own: 0.27,
  both: 0.31,
  hood: 0.19,
  alike: 0,
  nearness: 0.23,
  fit: 0.13,
  entry: 0.15,
};

/** How well a unit answers; about 0..1, more where it fits what was asked for. */
export function relevanceOf(signs: Signs): number {
  const weights = signs.alike === null ? withoutVectors : withVectors;
  return (
    weights.own * signs.own +
    weights.both * signs.both +
    weights.hood * signs.hood +
    weights.alike * (signs.alike ?? 0) +
    weights.nearness * signs.nearness +
    weights.fit * signs.fit +
    weights.entry * signs.entry
  );
}
