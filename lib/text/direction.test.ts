import { expect, test } from 'vitest';
import { directionOf, hasRightToLeft } from './direction';

test.each([
  ['— «سلام» hello', 'rtl'],
  ['1. hello سلام', 'ltr'],
  ['שלום', 'rtl'],
  ['12:30 😀 \u061c', null],
  ['', null],
])('%j reads %s', (text, direction) => expect(directionOf(text)).toBe(direction));

test('a direction mark is no letter', () => {
  expect(hasRightToLeft('a \u061c\u200f b')).toBe(false);
  expect(hasRightToLeft('a ש')).toBe(true);
});
