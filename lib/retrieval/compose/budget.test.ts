import { expect, test } from 'vitest';
import { tokensIn, within } from './budget';

const sources = [{ hit: 0, confidence: 0.9 }];
const blocks = [
  { text: 'Five days may be carried.', quotes: [{ start: 0, end: 25, sources }] },
  { text: ' They lapse in March.', quotes: [{ start: 1, end: 21, sources }] },
];

test('a token is four bytes of UTF-8, begun ones count', () => {
  expect(tokensIn('')).toBe(0);
  expect(tokensIn('abcd')).toBe(1);
  expect(tokensIn('abcde')).toBe(2);
  expect(tokensIn('火曜')).toBe(2);
});

test('whole blocks as far as they fit', () => {
  expect(within(blocks, null)).toEqual({ blocks, cut: false });
  expect(within(blocks, 12)).toEqual({ blocks, cut: false });
  expect(within(blocks, 11)).toEqual({ blocks: [blocks[0]], cut: true });
});

test('a first block that does not fit is cut after a word, its quote with it', () => {
  expect(within(blocks, 3)).toEqual({
    blocks: [{ text: 'Five days', quotes: [{ start: 0, end: 9, sources }] }],
    cut: true,
  });
});

test('text without spaces is cut between characters', () => {
  const wide = [{ text: '🙂🙂🙂', quotes: [{ start: 0, end: 6, sources }] }];
  expect(within(wide, 2)).toEqual({
    blocks: [{ text: '🙂🙂', quotes: [{ start: 0, end: 4, sources }] }],
    cut: true,
  });
});
