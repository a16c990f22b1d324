import { expect, test } from 'vitest';
import { counted, ordinal, percent, short } from './wording';

test('amounts agree with their noun', () => {
  expect([0, 1, 2, 1204].map((amount) => counted(amount, 'chunk'))).toEqual([
    '0 chunks',
    '1 chunk',
    '2 chunks',
    '1,204 chunks',
  ]);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

test('ranks', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 101, 112].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '101st',
    '112th',
  ]);
});

test('two digits, more where two would say something untrue', () => {
  expect(short(0)).toBe('0.00');
  expect(short(0.31)).toBe('0.31');
  expect(short(0.0004)).toBe('0.0004');
  expect(short(0.5999, 0.6)).toBe('0.5999');
  expect(short(0.6, 0.6)).toBe('0.60');
  expect(short(-1.5)).toBe('-1.50');
  expect(short(Number.NaN)).toBe('not a number');
});

test('0 % is nothing and 100 % is everything', () => {
  expect([0, 0.004, 0.01, 0.5, 0.996, 1].map(percent)).toEqual([
    '0 %',
    'under 1 %',
    '1 %',
    '50 %',
    'over 99 %',
    '100 %',
  ]);
});
