import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putBack, takeOut } from './parts';

test('a tree comes together as it was, and no part of it is long', () => {
  const long = fc
    .integer({ min: 1990, max: 4100 })
    .map((length) => Array.from({ length }, (_, index) => ({ index })));
  const leaf = fc.oneof(fc.jsonValue({ maxDepth: 2 }), long);
  const tree = fc
    .dictionary(fc.string(), fc.oneof(leaf, fc.array(fc.dictionary(fc.string(), leaf))))
    .map((whole) => ({
      whole,
      nested: Array.from({ length: 2500 }, (_, index) =>
        index === 7 ? { deep: Array.from({ length: 2001 }, () => index) } : index,
      ),
    }));
  fc.assert(
    fc.property(tree, (given) => {
      const expected = structuredClone(given);
      const parts = structuredClone(takeOut(given));
      const frame = structuredClone(given);
      expect(Math.max(...parts.map(({ items }) => items.length))).toBeLessThanOrEqual(2000);
      for (const part of parts) putBack(frame, part);
      expect(frame).toEqual(expected);
    }),
    { numRuns: 10 },
  );
});
