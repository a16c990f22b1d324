import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestOccurrences } from './nearest';

/** The same by trying every place. */
function plainly(text: string, quote: string, near: number): number | null {
  let best: number | null = null;
  for (let start = 0; quote !== '' && start + quote.length <= text.length; start += 1) {
    if (!text.startsWith(quote, start)) continue;
    if (best === null || Math.abs(start - near) < Math.abs(best - near)) best = start;
  }
  return best;
}

const fewLetters = fc.array(fc.constantFrom('a', 'b', 'é', '\ud83d')).map((units) => units.join(''));

test('many quotes at once are found where trying every place finds them', () => {
  const wanted = fc.array(fc.record({ quote: fewLetters, near: fc.integer({ min: -5, max: 60 }) }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(
      fc.array(fewLetters, { maxLength: 12 }).map((parts) => parts.join('')),
      wanted,
      (text, asked) => {
        expect(nearestOccurrences(text, asked)).toEqual(
          asked.map(({ quote, near }) => plainly(text, quote, near)),
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('far away, and long: what is not nearby is found as well', () => {
  const piece = fc
    .array(fc.constantFrom('a', 'b'), { minLength: 10, maxLength: 40 })
    .map((units) => units.join(''));
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 60, maxLength: 80 }),
      fc.array(fc.nat({ max: 79 }), { maxLength: 10 }),
      (pieces, picks) => {
        const text = pieces.join('');
        const asked = picks.map((pick, index) => ({
          quote: pieces[pick] ?? 'bbbabababbababbbaa',
          near: index * 200,
        }));
        expect(nearestOccurrences(text, asked)).toEqual(
          asked.map(({ quote, near }) => plainly(text, quote, near)),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('the earlier of two equally near', () => {
  expect(nearestOccurrences('ab..ab', [{ quote: 'ab', near: 2 }])).toEqual([0]);
});

test('quotes that end one another, and one that is nowhere', () => {
  const near = 100;
  expect(
    nearestOccurrences('aaab', [
      { quote: 'aaa', near },
      { quote: 'aa', near },
      { quote: 'a', near },
      { quote: 'ba', near },
    ]),
  ).toEqual([0, 1, 2, null]);
});
