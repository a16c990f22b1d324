import { expect, test } from 'vitest';
import { foldedSpan, isLong } from './fold';

test.each([
  ['a line', false],
  ['six\nshort\nlines\nare\nstill\nshown', false],
  ['seven\nlines\nare\none\ntoo\nmany\nhere', true],
  ['x'.repeat(312), false],
  ['x'.repeat(313), true],
  ['語'.repeat(156), false],
  ['語'.repeat(157), true],
])('%j is long: %s', (text, long) => {
  expect(isLong(text)).toBe(long);
});

const long = `${'word '.repeat(300)}\n${'x'.repeat(30_000)}😀`;

test.each([
  ['its beginning', long, null, { start: 0, end: 1200 }],
  ['its beginning when what is lit stands there', long, { start: 10, end: 1200 }, { start: 0, end: 1200 }],
  [
    'all of it when it is not too long',
    long.slice(0, 9000),
    { start: 2000, end: 2010 },
    { start: 0, end: 9000 },
  ],
  ['from the line before what is lit', long, { start: 1600, end: 1700 }, { start: 1501, end: 2900 }],
  ['a little of a long line before it', long, { start: 9000, end: 9010 }, { start: 8700, end: 10_210 }],
  ['no half a character', `${'a'.repeat(1199)}😀${'b'.repeat(99)}`, null, { start: 0, end: 1199 }],
])('of a folded text the page keeps %s', (_, text, lit, span) => {
  expect(foldedSpan(text, lit)).toEqual(span);
});
