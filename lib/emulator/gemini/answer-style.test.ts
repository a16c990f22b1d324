import { expect, test } from 'vitest';
import type { Composed } from '../../retrieval';
import { styled } from './answer-style';

/** Blocks from texts; those that end with `*` quote something. */
const composed = (...texts: string[]): Composed => ({
  blocks: texts.map((text) => {
    const bare = text.replace(/\*$/, '');
    const sources = [{ hit: 0, confidence: 0.9 }];
    return { text: bare, quotes: bare === text ? [] : [{ start: 0, end: bare.length, sources }] };
  }),
  answered: true,
  answerable: 1,
  cut: false,
});

const shown = (answer: Composed, style: Parameters<typeof styled>[1]) =>
  styled(answer, style)
    .map(({ text }) => text)
    .join('');

test('prose: one statement, its paragraph, everything', () => {
  const answer = composed('The mill opens at 8.*', ' It closes at 17.*', '\n\nOn Sundays it rests.*');
  expect(shown(answer, 'EXTRACTIVE')).toBe('The mill opens at 8.');
  expect(shown(answer, 'ABSTRACTIVE')).toBe('The mill opens at 8. It closes at 17.');
  expect(shown(answer, 'VERBOSE')).toBe('The mill opens at 8. It closes at 17.\n\nOn Sundays it rests.');
});

test('a warning before the first statement stays in its passage', () => {
  const answer = composed('No longer in force (*Hours*):', '\n\nThe mill opens at 9.*', '\n\nElse.*');
  expect(shown(answer, 'EXTRACTIVE')).toBe('\n\nThe mill opens at 9.');
  expect(shown(answer, 'ABSTRACTIVE')).toBe('No longer in force (*Hours*):\n\nThe mill opens at 9.');
});

test('a statement that announces a list takes the list along', () => {
  const answer = composed('You need:*', '\n\n- rye*', '\n- water*', '\n\nElse.*');
  for (const style of ['EXTRACTIVE', 'ABSTRACTIVE'] as const)
    expect(shown(answer, style)).toBe('You need:\n\n- rye\n- water');
});

test('a row of a table keeps its head', () => {
  const answer = composed('| Day | Hour |', '\n| --- | --- |', '\n| Monday | 8 |*', '\n\nElse.*');
  expect(shown(answer, 'EXTRACTIVE')).toBe('| Day | Hour |\n| --- | --- |\n| Monday | 8 |');
});

test('what quotes nothing is shown as it is', () => {
  const answer = composed('The documents do not hold an answer to this question.');
  for (const style of ['EXTRACTIVE', 'ABSTRACTIVE', 'VERBOSE'] as const)
    expect(shown(answer, style)).toBe('The documents do not hold an answer to this question.');
});
