import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterStatus, headerSeconds, pauseAfter, waitAsked } from './retry';

test.each([
  [429, 'retrieve', null, 'never'],
  [429, 'generate', null, 'never'],
  [429, 'generate', 0, { notBefore: 0 }],
  [429, 'generate', 30, { notBefore: 30_000 }],
  [429, 'retrieve', 30.5, 'never'],
  [503, 'generate', null, { notBefore: 0 }],
  [502, 'retrieve', null, { notBefore: 0 }],
  [504, 'retrieve', null, { notBefore: 0 }],
  [502, 'generate', null, 'never'],
  [504, 'generate', null, 'never'],
  [500, 'retrieve', null, 'never'],
  [400, 'retrieve', null, 'never'],
  [401, 'retrieve', null, 'never'],
  [403, 'retrieve', 1, 'never'],
  [404, 'generate', null, 'never'],
  [501, 'retrieve', null, 'never'],
] as const)('after %i of the half %s that asks to wait %j s: %j', (status, half, wait, again) => {
  expect(afterStatus(status, half, wait)).toEqual(again);
});

test('the pause is a random share of one that doubles, and no less than what was asked for', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      fc.nat(30_000),
      (share, number, notBefore) => {
        const pause = pauseAfter(number, { notBefore }, () => share);
        expect(pause).toBeGreaterThanOrEqual(notBefore);
        expect(pause).toBeLessThanOrEqual(Math.max(notBefore, 1000 * 2 ** (number - 1)));
      },
    ),
  );
  expect([1, 2].map((number) => pauseAfter(number, { notBefore: 0 }, () => 0.5))).toEqual([500, 1000]);
});

test('the wait that is asked for stands in the header or in the details', () => {
  const details = (...delays: unknown[]) => ({ details: delays.map((retryDelay) => ({ retryDelay })) });
  expect(waitAsked('', undefined)).toBeNull();
  expect(waitAsked('7', undefined)).toBe(7);
  expect(waitAsked('', details('34.4s'))).toBe(34.4);
  expect(waitAsked('7', details('2s', '9.5s'))).toBe(9.5);
  expect(waitAsked('soon', details('2 seconds', 5, null, '-3s'))).toBeNull();
});

test.each([
  ['0', 0],
  ['86400', 86_400],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['86401', null],
  ['9'.repeat(400), null],
  ['Fri, 31 Dec 9999 23:59:59 GMT', null],
  ['Xxx, 99 Foo 2015 07:28:00 GMT', null],
  ['-1', null],
  ['1.5', null],
  ['1e9', null],
  ['2015', 2015],
  ['-2147483648', null],
  ['3, 5', null],
  ['2015-10-21', null],
  ['', null],
])('retry-after: %s asks to wait %j s', (header, seconds) => {
  expect(headerSeconds(header)).toBe(seconds);
  expect(waitAsked(header, undefined)).toBe(seconds);
});

test('a detail that asks for longer than a day is not believed either', () => {
  const asking = (retryDelay: string) => ({ details: [{ retryDelay }] });
  expect(waitAsked('', asking('86400s'))).toBe(86_400);
  expect(waitAsked('', asking('86400.5s'))).toBeNull();
  expect(waitAsked('7', asking(`${'9'.repeat(400)}s`))).toBe(7);
});
