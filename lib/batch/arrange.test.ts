import { describe, expect, test } from 'vitest';
import { arrange, everything, type Filter, type Sort } from './arrange';
import { tallyOf } from './tally';
import { rowOf } from './testing/row-of';

const failure = { code: 'input/broken', message: 'Line 3 is cut.', hint: '', at: 'line 3' };
const rows = [
  rowOf({ id: 0, key: 'q10', coverage: 0.5, lowest: 0.2, diagnostics: { error: 0, warning: 9, info: 0 } }),
  rowOf({ id: 1, key: 'q9', coverage: 0, lowest: null, format: 'litellm', codes: ['score/absent'] }),
  rowOf({
    id: 2,
    line: 3,
    key: null,
    answer: null,
    coverage: null,
    format: null,
    failure,
    codes: ['input/broken'],
    diagnostics: { error: 1, warning: 0, info: 0 },
  }),
  rowOf({
    id: 3,
    key: 'Q1',
    coverage: 0.5,
    answer: 'Ask the Harbour Master.',
    lowest: 0,
    diagnostics: { error: 1, warning: 0, info: 0 },
    codes: ['segment/lost'],
  }),
];
const ids = (filter: Partial<Filter>, sort: Sort | null = null) =>
  arrange(rows, { ...everything, ...filter }, sort).map(({ id }) => id);
const sorted = (column: Sort['column'], direction: Sort['direction']) => ids({}, { column, direction });

describe('sorting', () => {
  test('keeps the order of the batch unless asked, and for equal values', () => {
    expect(ids({})).toEqual([0, 1, 2, 3]);
    expect(sorted('coverage', 'ascending')).toEqual([1, 0, 3, 2]);
    expect(sorted('coverage', 'descending')).toEqual([0, 3, 1, 2]);
  });
  test('puts what was not sent last, both ways, and 0 before it', () => {
    expect(sorted('lowest', 'ascending')).toEqual([3, 0, 1, 2]);
    expect(sorted('lowest', 'descending')).toEqual([0, 3, 1, 2]);
  });
  test('counts in names', () => {
    expect(sorted('name', 'ascending')).toEqual([2, 3, 1, 0]);
  });
  test('puts what is worst first: unreadable, then errors, whatever the number of warnings', () => {
    expect(sorted('diagnostics', 'descending')).toEqual([2, 3, 0, 1]);
  });
});

describe('filtering', () => {
  test.each<[Partial<Filter>, number[]]>([
    [{ severity: 'error' }, [2, 3]],
    [{ severity: 'warning' }, [0]],
    [{ severity: 'unreadable' }, [2]],
    [{ code: 'segment/lost' }, [3]],
    [{ format: 'litellm' }, [1]],
    [{ words: 'harbour ASK' }, [3]],
    [{ words: 'line 3' }, [2]],
    [{ words: 'q1' }, [0, 3]],
    [{ words: 'low tide', severity: 'error', code: 'segment/lost' }, [3]],
    [{ words: 'nowhere' }, []],
  ])('%o', (filter, expected) => {
    expect(ids(filter)).toEqual(expected);
  });
});

test('a tally counts rows, not diagnostics', () => {
  expect(tallyOf(rows)).toEqual({
    rows: 4,
    unreadable: 1,
    severities: { error: 2, warning: 1, info: 0 },
    codes: [
      ['input/broken', 1],
      ['score/absent', 1],
      ['segment/lost', 1],
    ],
    formats: [
      ['generate-content', 2],
      ['litellm', 1],
    ],
    coverage: 1 / 3,
  });
  expect(tallyOf([]).coverage).toBeNull();
});
