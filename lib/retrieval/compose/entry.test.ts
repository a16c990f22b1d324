import { expect, test } from 'vitest';
import { askedWith } from '../asked';
import { unitsOf } from '../units';
import { entryOf, keyOf, lookedUp } from './entry';

const unit = (text: string) => {
  const [one] = unitsOf(text).filter(({ kind }) => kind !== 'head');
  if (one === undefined) throw new Error(`No unit in ${text}`);
  return one;
};
const row = (cells: string) => unit(`| a | b |\n|---|---|\n| ${cells} |`);

test.each([
  ['- **Code:** press the dial', 'Code'],
  ['- Primary: 320 a week', 'Primary'],
  ['Monkey rails - the rails around the deck', 'Monkey rails'],
  ['Bikes are checked twice a year.', null],
])('%s is the entry of %s', (text, key) => {
  expect(keyOf(unit(text))).toBe(key);
});

test.each([
  ['Other parent | 10', 'How many weeks does the other parent get?', 1],
  ['Parent who gives birth | 20', 'How many weeks does the other parent get?', 0],
  ['Lost card, both | €25', 'What if both cards are lost?', 0.6],
  ['Full charge (4 A) | 5 h', 'How long does a full charge take?', 1],
  ['10 to 15 years | three months', 'What notice holds after twelve years?', 1],
  ['15 years and more | four months', 'What notice holds after twelve years?', 0],
  ['up to 5 years | one month', 'What notice holds after twelve years?', 0],
  ['up to 80 % with C4 | 3 h', 'How long does C4 take?', 0],
  ['Art | 3', 'When does the cart leave?', 0],
])('%s for "%s": %d', (cells, question, entry) => {
  expect(entryOf(row(cells), lookedUp(askedWith(question, null), 'en'), 'en')).toBe(entry);
});

test('scripts without spaces need no ends of words', () => {
  expect(
    entryOf(
      row('大学生 | 400円'),
      lookedUp(askedWith('大学生の料金はいくらですか。', null), 'mixed'),
      'mixed',
    ),
  ).toBe(1);
});
