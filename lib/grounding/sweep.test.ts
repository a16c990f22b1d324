import { describe, expect, test } from 'vitest';
import { draw } from './notation/reading';
import { type Swept, sweep } from './sweep';

const text = 'red green blue';
const at = (start: number, end: number) => ({ start, end });
const lost = { start: null, end: null };

const named = (spans: readonly Omit<Swept, 'id'>[]): Swept[] =>
  spans.map((span, index) => ({ id: `s${index}`, ...span }));

describe('sweep', () => {
  test.each([
    ['no segment', [], 'red green blue'],
    ['crossing', [at(4, 9), at(6, 12)], 'red [gr|s0][een|s0+s1][ bl|s1]ue'],
    ['nested', [at(0, 14), at(4, 9)], '[red |s0][green|s0+s1][ blue|s0]'],
    ['touching', [at(4, 9), at(0, 4)], '[red |s1][green|s0] blue'],
    ['equal', [at(4, 9), at(4, 9)], 'red [green|s0+s1] blue'],
    ['lost ones between', [lost, at(4, 9), lost, at(0, 9)], '[red |s3][green|s1+s3] blue'],
    ['three deep', [at(0, 10), at(2, 12), at(4, 14)], '[re|s0][d |s0+s1][green |s0+s1+s2][bl|s1+s2][ue|s2]'],
    ['same start', [at(4, 14), at(4, 9), at(4, 6)], 'red [gr|s0+s1+s2][een|s0+s1][ blue|s0]'],
  ])('%s', (_, spans, expected) => expect(draw(text, sweep(text.length, named(spans)))).toBe(expected));

  test('an empty text has no piece', () => expect(sweep(0, named([lost]))).toEqual([]));

  test('names are own enumerable properties and print as JSON', () => {
    expect(JSON.parse(JSON.stringify(sweep(3, named([at(0, 1)]))))).toEqual([
      { start: 0, end: 1, segments: ['s0'] },
      { start: 1, end: 3, segments: [] },
    ]);
  });

  test('ten thousand segments that all cross take room for their boundaries only', () => {
    const many = 10_000;
    const pieces = sweep(
      2 * many,
      named(Array.from({ length: many }, (_, index) => at(index, index + many))),
    );
    expect(pieces).toHaveLength(2 * many);
    expect(pieces[2]?.segments).toEqual(['s0', 's1', 's2']);
    expect(pieces[many - 1]?.segments).toHaveLength(many);
  });
});
