import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowOf } from './testing/row-of';
import { csvOf } from './write-csv';
import { jsonOf } from './write-json';

/** Reads CSV as RFC 4180 has it, written apart from the writer. */
function recordsOf(csv: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  const records: string[][] = [];
  let record: string[] = [];
  for (let found = cell.exec(csv); found; found = cell.exec(csv)) {
    const [, text = '', after] = found;
    record.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (after === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

const csv = (...rows: Parameters<typeof rowOf>[0][]) => [...csvOf(rows.map(rowOf))].join('');

test('any text survives a spreadsheet, and none of it is a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@",;\r\n\t \'a1é🌊') }), (text) => {
      const [header, record, ...more] = recordsOf(csv({ question: text }));
      expect(more).toEqual([]);
      expect(record).toHaveLength(header?.length ?? 0);
      const cell = record?.[header?.indexOf('question') ?? -1] ?? '';
      expect(cell).toBe(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
    }),
  );
});

test('what was not sent is empty, a number stays one, and 0 is 0', () => {
  const failure = { code: 'input/broken', message: 'It is "cut", here.', hint: '', at: '' };
  expect(
    csv(
      { coverage: 0, lowest: null, codes: ['a/b', 'c/d'] },
      { line: null, answer: null, coverage: null, failure },
    ),
  ).toBe(
    'file,line,key,question,answer_start,coverage,segments,chunks,chunks_cited,lowest_confidence,errors,warnings,notes,codes,format,model,unreadable_because\r\n' +
      'night.jsonl,1,,When is low tide?,At six.,0,1,1,1,,0,0,0,a/b c/d,generate-content,,\r\n' +
      'night.jsonl,,,When is low tide?,,,1,1,1,,0,0,0,,generate-content,,"It is ""cut"", here."\r\n',
  );
});

test('JSON holds what the command line prints, and no more than the error of a row without an answer', () => {
  const failure = { code: 'input/broken', message: 'Cut.', hint: 'Copy it whole.', at: 'line 2' };
  const rows = [rowOf({ lowest: 0.5 }), rowOf({ id: 1, line: 2, key: 'b', question: null, failure })];
  expect(JSON.parse([...jsonOf(rows)].join(''))).toEqual([
    {
      ...{ file: 'night.jsonl', line: 1, key: null, question: 'When is low tide?', answer: 'At six.' },
      ...{ format: 'generate-content', model: null, coverage: 1, segments: 1, chunks: 1, chunksCited: 1 },
      ...{ lowestConfidence: 0.5, diagnostics: { error: 0, warning: 0, info: 0 }, codes: [] },
    },
    { file: 'night.jsonl', line: 2, key: 'b', question: null, error: failure },
  ]);
  expect([...jsonOf([])].join('')).toBe('[]\n');
});
