import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clausesOf } from './clauses';

const pieces = fc.array(
  fc.constantFrom(
    'the mill ',
    'turns',
    ', ',
    ' and ',
    '; ',
    'which ',
    'grinds rye ',
    '3,5 ',
    '. ',
    '水車は',
    '、',
    ' — ',
    '🌾',
    'وهو ',
  ),
  { maxLength: 30 },
);

test('clauses tile the sentence', () => {
  fc.assert(
    fc.property(pieces, fc.nat(3), (parts, before) => {
      const text = `${'x'.repeat(before)}${parts.join('')}`;
      const sentence = { start: before, end: text.length };
      const clauses = clausesOf(text, sentence);
      expect(clauses[0]?.start).toBe(sentence.start);
      expect(clauses.at(-1)?.end).toBe(sentence.end);
      for (const [at, { start }] of clauses.entries()) if (at > 0) expect(start).toBe(clauses[at - 1]?.end);
    }),
  );
});
