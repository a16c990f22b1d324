import { expect, test } from 'vitest';
import { isLong } from './evidence-text';

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
