import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, sameFolded } from './fold';

const character = fc.constantFrom(
  'a',
  'b',
  ' ',
  '\n',
  '\u00a0',
  '"',
  '“',
  '’',
  "'",
  'e\u0301',
  'é',
  '\u0301',
  'ﬁ',
  'f',
  'i',
  '한',
  '\u1112\u1161\u11ab',
  '…',
  '.',
  '🙂',
  '\ud83d',
);
const text = fc.array(character, { maxLength: 6 }).map((characters) => characters.join(''));

test('sameFolded is what folding both says, and nothing is the same as nothing', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(sameFolded(one, other)).toBe(fold(one) === fold(other) && fold(one) !== '');
      expect(sameFolded(one, one.normalize('NFD'))).toBe(fold(one) !== '');
    }),
    { numRuns: 20_000 },
  );
});
