import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAt, textRows } from './text-rows';

test('lines are rows, whatever ends them', () => {
  expect(textRows('a\nbc\r\n\nd')).toEqual([
    { start: 0, end: 1, line: 1 },
    { start: 2, end: 4, line: 2 },
    { start: 6, end: 6, line: 3 },
    { start: 7, end: 8, line: 4 },
  ]);
  expect(textRows('')).toEqual([{ start: 0, end: 0, line: 1 }]);
});

test('a long line is several rows, none of which cuts a character', () => {
  const text = `${'x'.repeat(999)}🌊${'y'.repeat(1500)}\nz`;
  expect(textRows(text)).toEqual([
    { start: 0, end: 999, line: 1 },
    { start: 999, end: 1999, line: null },
    { start: 1999, end: 2501, line: null },
    { start: 2502, end: 2503, line: 2 },
  ]);
});

test('rows hold the whole text but for line ends, and each place finds its row', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '🌊', 'b'.repeat(700)) });
  fc.assert(
    fc.property(text, fc.nat(), (given, seed) => {
      const rows = textRows(given);
      const lines = given.split(/\r?\n/);
      expect(rows.filter(({ line }) => line !== null)).toHaveLength(lines.length);
      expect(rows.map(({ start, end }) => given.slice(start, end)).join('')).toBe(lines.join(''));
      const place = seed % (given.length + 1);
      const row = rows[rowAt(rows, place)];
      expect(row?.start).toBeLessThanOrEqual(place);
      expect(given.slice(row?.end, place)).toMatch(/^(?:\r?\n?)?$/);
    }),
  );
});
