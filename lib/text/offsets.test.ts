import { describe, expect, test } from 'vitest';
import { byteIndex, codePointIndex, type OffsetIndex, utf16Index } from './offsets';

const everyOffset = (index: OffsetIndex) =>
  Array.from({ length: index.length + 2 }, (_, offset) => index.toUtf16(offset));

describe('offsets', () => {
  test('ASCII counts the same in every unit', () => {
    for (const index of [byteIndex('abc'), codePointIndex('abc'), utf16Index('abc')]) {
      expect(everyOffset(index)).toEqual([0, 1, 2, 3, null]);
    }
  });

  test('bytes: é has two, 語 three, 🙂 four; inside a character there is no place', () => {
    expect(everyOffset(byteIndex('aé語🙂'))).toEqual([
      0,
      1,
      null,
      2,
      null,
      null,
      3,
      null,
      null,
      null,
      5,
      null,
    ]);
  });

  test('code points and UTF-16 units differ beyond the basic plane', () => {
    expect(everyOffset(codePointIndex('a🙂b'))).toEqual([0, 1, 3, 4, null]);
    expect(everyOffset(utf16Index('a🙂b'))).toEqual([0, 1, null, 3, 4, null]);
  });

  test('a lone surrogate is a character of three bytes', () => {
    expect(everyOffset(byteIndex('\ud83dx\ude42'))).toEqual([0, null, null, 1, 2, null, null, 3, null]);
  });

  test('a joined family is five characters, combining marks are characters of their own', () => {
    expect(byteIndex('👨‍👩‍👧').length).toBe(18);
    expect(codePointIndex('👨‍👩‍👧').length).toBe(5);
    expect(everyOffset(byteIndex('e\u0301'))).toEqual([0, 1, null, 2, null]);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('%s is nowhere', (offset) => {
    for (const text of ['abc', 'äöü']) expect(byteIndex(text).toUtf16(offset)).toBeNull();
  });

  test('the way back agrees with the platform encoder at every cut, past many signposts', () => {
    const text = 'aé語🙂\r\n👨‍👩‍👧 e\u0301x'.repeat(60);
    const index = byteIndex(text);
    const encoder = new TextEncoder();
    expect(index.length).toBe(encoder.encode(text).length);
    for (let units = 0; units <= text.length; units += 1) {
      const bytes = index.toBytes(units);
      if (bytes === null) {
        expect(text.slice(units - 1, units + 1)).toMatch(/^\p{Extended_Pictographic}$/u);
      } else {
        expect(bytes).toBe(encoder.encode(text.slice(0, units)).length);
        expect(index.toUtf16(bytes)).toBe(units);
      }
    }
  });

  test('the way back for code points', () => {
    const index = codePointIndex('a🙂b');
    expect([0, 1, 2, 3, 4, 5].map((units) => index.fromUtf16(units))).toEqual([0, 1, null, 2, 3, null]);
  });
});
