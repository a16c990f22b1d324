import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectReading } from './inspect-reading';
import { answer, reading, type Sent } from './notation/reading';
import { printed } from './print';
import { printedLength } from './printed-length';

test('the names and texts of segments are counted as they print', () => {
  const letters = 60;
  const place = fc.nat({ max: letters });
  const sent = fc.array(
    fc.tuple(place, place).map(([start, end]): Sent => [start, end]),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(sent, (segments) => {
      const inspection = inspectReading(reading(answer('a'.repeat(letters), segments)));
      const names = inspection.pieces.flatMap((piece) => piece.segments.map((id) => `"${id}",`));
      const texts = inspection.segments.map(({ text }) => text);
      expect(printedLength(inspection)).toBe([...names, ...texts].join('').length);
      expect(printedLength(inspection)).toBeLessThan([...printed(inspection)].join('').length);
    }),
    { numRuns: 200 },
  );
});

test('nested segments that would print gigabytes are counted without being printed', () => {
  const count = 20_000;
  const sent = Array.from({ length: count }, (_, index): Sent => [index, 2 * count - index]);
  const inspection = inspectReading(reading(answer('a'.repeat(2 * count), sent)));
  // 400 million names of up to six letters and their texts of 40,000 letters down to 2.
  expect(printedLength(inspection)).toBeGreaterThan(3e9);
});
