import { expect, test } from 'vitest';
import { askedWith, compose, open, search } from '..';

const opened = open(
  [
    {
      id: 'mill',
      name: 'mill.md',
      title: 'Mill',
      text: '# Mill\n\nThe mill opens at 8. It grinds rye and wheat.',
    },
    { id: 'canteen', name: 'canteen.md', title: 'Canteen', text: '# Canteen\n\nThe canteen serves soup.' },
  ],
  'en',
);

function composed(question: string) {
  const asked = askedWith(question, null);
  const hits = search(opened, asked, { topK: 10 });
  return compose(opened, asked, hits.ok ? hits.value : [], null);
}

test.each<[string, boolean]>([
  ['When does the mill open?', true],
  ['What does the mill grind?', true],
  ['Who was Napoleon?', false],
  ['Which museum in Vienna shows the mill of Napoleon?', false],
])('%s: an answer is given from one half on', (question, given) => {
  const { answerable, answered } = composed(question);
  expect(answered).toBe(given);
  expect(answerable >= 0.5).toBe(given);
  expect(answerable).toBeGreaterThanOrEqual(0);
  expect(answerable).toBeLessThanOrEqual(1);
});

test('nothing retrieved is no answer at all; more evidence is a surer one', () => {
  expect(composed('Who was Napoleon?').answerable).toBe(0);
  const half = composed('Which museum in Vienna shows the mill of Napoleon?').answerable;
  expect(half).toBeGreaterThan(0);
  expect(composed('What does the mill grind?').answerable).toBeGreaterThan(half);
});
