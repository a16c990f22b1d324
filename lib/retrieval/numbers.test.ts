import { expect, test } from 'vitest';
import { numbersIn, sameNumbers } from './numbers';

test('digits, words and other scripts name the same numbers', () => {
  expect([...numbersIn('five days, 1,000 km, 23:00 and E4012')]).toEqual(['5', '1000', '23:00', '4012']);
  expect(sameNumbers(numbersIn('sixty days'), numbersIn('60 days'))).toBe(true);
  expect(sameNumbers(numbersIn('٣٠ يوما'), numbersIn('30 days'))).toBe(true);
  expect(sameNumbers(numbersIn('30 days'), numbersIn('60 days'))).toBe(false);
});

test('one is a pronoun as often as a number', () => {
  expect(numbersIn('one of them').size).toBe(0);
});
