import { describe, expect, test } from 'vitest';
import { coverageAt, sentenceStates } from './coverage';
import { inspectReading } from './inspect-reading';
import { answer, reading, type Sent } from './notation/reading';

const text = 'One two. Three four! Five.';
//            0        9           21   26

const look = (sent: Sent[], shown = text) => inspectReading(reading(answer(shown, sent)));
const shares = (sent: Sent[], shown = text) => {
  const coverage = look(sent, shown).coverage;
  return [coverage?.text, coverage?.sentences];
};

describe('coverage', () => {
  test('counts characters that are not white space, and whole sentences', () => {
    expect(shares([])).toEqual([0, 0]);
    expect(shares([[0, 26]])).toEqual([1, 1]);
    expect(
      shares([
        [0, 8],
        [21, 26],
      ]),
    ).toEqual([12 / 22, 2 / 3]);
    expect(
      shares([
        [0, 5],
        [4, 8],
      ]),
    ).toEqual([7 / 22, 1 / 3]);
  });

  test('a sentence is grounded without its punctuation, and not when a word is cut', () => {
    expect(shares([[0, 7]])[1]).toBe(1 / 3);
    expect(shares([[0, 6]])[1]).toBe(0);
  });

  test('what has no word is no sentence; what has no ink is no text', () => {
    expect(shares([[0, 8]], 'One two.\n---\n')).toEqual([7 / 10, 1]);
    expect(shares([], ' \n ')).toEqual([0, 0]);
    expect(shares([[0, 4]], '🙂')).toEqual([1, 1]);
  });

  test('the number of a list item needs no support, a number that begins a sentence does', () => {
    expect(shares([[3, 8]], '1. Open.\n')[1]).toBe(1);
    expect(
      shares(
        [
          [6, 9],
          [16, 19],
        ],
        'a:\n1. One\n> 12) Two\n',
      )[1],
    ).toBe(2 / 3);
    expect(shares([[3, 13]], '12 boats leave.')[1]).toBe(0);
    expect(sentenceStates(look([[3, 8]], '1. Open.\n'), 0)).toEqual([
      { start: 3, end: 8, state: 'grounded' },
    ]);
  });

  test('characters beyond the basic plane count once', () => {
    expect(shares([[0, 4]], '🙂ab')).toEqual([1 / 3, 0]);
  });

  test('counts', () => {
    const { coverage } = look([
      [0, 8, null, [0, 7]],
      [0, 3, 'nowhere', [0]],
    ]);
    expect(coverage).toEqual({ text: 7 / 22, sentences: 1 / 3, segments: 1, chunksCited: 1, chunks: 1 });
  });
});

describe('under a minimum', () => {
  const inspection = look([
    [0, 8, null, [0], [0.95]],
    [9, 20, null, [0], [0.62]],
    [21, 24, null, [0]],
  ]);

  test('only links with at least that confidence count, and those without any', () => {
    expect(coverageAt(inspection, 0)).toEqual(inspection.coverage);
    expect(coverageAt(inspection, 0.62)?.segments).toBe(3);
    expect(coverageAt(inspection, 0.7)).toEqual({
      text: 10 / 22,
      sentences: 1 / 3,
      segments: 2,
      chunksCited: 1,
      chunks: 1,
    });
  });

  test('the state of every sentence', () => {
    const states = (minimum: number) =>
      sentenceStates(inspection, minimum).map(({ start, end, state }) => `${start}-${end} ${state}`);
    expect(states(0)).toEqual(['0-8 grounded', '9-20 weak', '21-26 weak']);
    expect(states(0.7)).toEqual(['0-8 grounded', '9-20 bare', '21-26 weak']);
    expect(states(0.99)).toEqual(['0-8 bare', '9-20 bare', '21-26 weak']);
  });
});

test('sources that are named for the whole answer ground none of its sentences', () => {
  const sent: Sent[] = [[0, 26]];
  const states = (attributed: { attributed?: 'whole' }) =>
    sentenceStates(inspectReading(reading(answer(text, sent, attributed))), 0).map(({ state }) => state);
  expect(states({})).toEqual(['grounded', 'grounded', 'grounded']);
  expect(states({ attributed: 'whole' })).toEqual(['weak', 'weak', 'weak']);
});
