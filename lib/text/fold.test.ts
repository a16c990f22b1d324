import { describe, expect, test } from 'vitest';
import { fold, foldWithPlaces, tidy } from './fold';

describe('fold', () => {
  test.each([
    ['“so” ‘it’ «is»', '"so" "it" "is"'],
    ['  two\u00a0\n lines ', 'two lines'],
    ['e\u0301', '\u00e9'],
    ['ﬁne', 'fine'],
    ['', ''],
  ])('%j is %j', (text, expected) => expect(fold(text)).toBe(expected));
});

describe('foldWithPlaces', () => {
  test.each([
    ['**Bold** and _thin_', 'Bold and thin'],
    ['## Heading\n- item one\n  * nested\n> said', 'Heading item one nested said'],
    ['see [the page](https://x.y/z "t") or ![a map](m.png)', 'see the page or a map'],
    ['| a | b |', 'a b'],
    ['한\u1112\u1161\u11ab', '한한'],
    ['2 - 1 + 3', '2 - 1 + 3'],
    ['  \n ', ''],
  ])('%j reads %j', (text, expected) => expect(foldWithPlaces(text).text).toBe(expected));

  test('every unit remembers where it came from', () => {
    const { text, starts, ends } = foldWithPlaces('a **b**  e\u0301');
    expect([...text]).toEqual(['a', ' ', 'b', ' ', '\u00e9']);
    expect([...starts]).toEqual([0, 1, 4, 7, 9]);
    expect([...ends]).toEqual([1, 2, 5, 8, 11]);
  });
});

test('tidy leaves tidy text alone and collapses the rest', () => {
  expect(tidy('one two')).toBe('one two');
  expect(tidy(' one\n\ttwo ')).toBe('one two');
});
