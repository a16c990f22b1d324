import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentences } from '../text/sentences';
import { check } from './check';
import type { Check } from './model';

const words = fc.constantFrom(
  ...`mill river wheel barley miller flood bridge grinds carries repaired wooden quiet seven 1874 5.2 not the of and which
  Lauter Heidelberg higher before €6 30% Mühle mahlt moulin 水車 は طاحونة 🌾 ** [1] "`.split(/\s+/),
);
const sentence = fc
  .tuple(
    fc.array(words, { minLength: 1, maxLength: 14 }),
    fc.constantFrom('. ', '! ', '.\n', ', ', ':\n', '。', ''),
  )
  .map(([some, end]) => some.join(' ') + end);
const text = fc.array(sentence, { maxLength: 8 }).map((some) => some.join(''));
const contexts = fc.array(
  text.map((one) => ({ text: one })),
  { maxLength: 4 },
);

describe('a check', () => {
  test('keeps every place within its text, in order', () => {
    fc.assert(
      fc.property(text, contexts, (answer, given) => {
        const result = check(answer, given);
        expect(result.sentences.map(({ start, end }) => ({ start, end }))).toEqual(sentences(answer));
        expectWithin(result, answer, given);
        let last = 0;
        for (const { start, end } of result.unsupported) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(result.sentences.some((one) => one.start <= start && start < one.end)).toBe(true);
          last = end;
        }
      }),
    );
  });

  test('gives the same result for the same texts', () => {
    fc.assert(
      fc.property(text, contexts, (answer, given) => {
        expect(check(answer, given)).toEqual(check(answer, given));
      }),
    );
  });

  test('an answer that a context holds is supported, sentence for sentence', () => {
    fc.assert(
      fc.property(text, contexts, (answer, given) => {
        for (const { verdict } of check(answer, [...given, { text: answer }]).sentences)
          expect(['supported', 'nothing-to-check']).toContain(verdict);
      }),
    );
  });

  test('its order of contexts decides nothing but their numbers', () => {
    fc.assert(
      fc.property(text, contexts, (answer, given) => {
        const verdicts = (some: readonly { text: string }[]) =>
          check(answer, some).sentences.map(({ verdict }) => verdict);
        expect(verdicts([...given, { text: '' }])).toEqual(verdicts(given));
      }),
    );
  });

  test('a number changed in a copied sentence contradicts', () => {
    const year = fc.oneof(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 1000, max: 2999 }));
    fc.assert(
      fc.property(year, year, fc.constantFrom('bridge', 'mill', 'weir'), (one, other, thing) => {
        fc.pre(one !== other);
        const given = [{ text: `The old ${thing} was repaired in ${one} after a flood.` }];
        const [found] = check(`The old ${thing} was repaired in ${other} after a flood.`, given).sentences;
        expect(found?.verdict).toBe('contradicted');
        expect(found?.conflicts[0]).toMatchObject({ said: { text: `${other}` }, found: { text: `${one}` } });
      }),
    );
  });
});

function expectWithin(result: Check, answer: string, given: readonly { text: string }[]): void {
  for (const { score, evidence, conflicts, measured, verdict } of result.sentences) {
    for (const share of [
      score,
      measured.together,
      measured.anywhere,
      measured.phrases,
      ...evidence.map((one) => one.score),
    ]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1 + 1e-6);
    }
    for (const { context, start, end } of evidence) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(given[context]?.text.length ?? -1);
    }
    for (const { said, found } of conflicts) {
      expect(answer.slice(said.start, said.end)).toBe(said.text);
      expect(given[found.context]?.text.slice(found.start, found.end)).toBe(found.text);
    }
    expect(verdict === 'contradicted').toBe(conflicts.length > 0);
  }
}
