import { expect, test } from 'vitest';
import { readWordVectors, wordVectors, writeWordVectors } from './vectors';

test('a table that was written reads as the same', () => {
  const bytes = writeWordVectors(
    ['mill', 'Mühle', 'sea'],
    [
      [1, 0],
      [0.5, 0.001],
      [0, -2],
    ],
  );
  const table = readWordVectors(bytes);
  expect(table?.size).toBe(3);
  expect(table?.rowOf('Mühle')).toBe(1);
  expect(table?.rowOf('lake')).toBe(-1);
  expect(table?.likeness(0, 1)).toBeCloseTo(1, 2);
  expect(table?.likeness(0, 2)).toBe(0);
});

test('a table may stand anywhere in its buffer', () => {
  const bytes = writeWordVectors(
    ['a', 'b'],
    [
      [1, 1],
      [1, -1],
    ],
  );
  const within = new Uint8Array(bytes.length + 3);
  within.set(bytes, 3);
  expect(readWordVectors(within.subarray(3))?.likeness(0, 1)).toBe(0);
});

test('what is cut or something else is no table', () => {
  const bytes = writeWordVectors(
    ['a', 'b'],
    [
      [1, 1],
      [1, -1],
    ],
  );
  expect(readWordVectors(bytes.subarray(0, 10))).toBeNull();
  expect(readWordVectors(bytes.subarray(0, bytes.length - 2))).toBeNull();
  expect(readWordVectors(new TextEncoder().encode('<!doctype html>'))).toBeNull();
  expect(() => wordVectors(['a'], new Int8Array(3), 2)).toThrow('1 words of 2 bytes are not 3 bytes.');
});
