import type { Row } from './row';

type Cell = string | number | null;

const cells: readonly (readonly [name: string, value: (row: Row) => Cell])[] = [
  ['file', ({ name }) => name],
  ['line', ({ line }) => line],
  ['key', ({ key }) => key],
  ['question', ({ question }) => question],
  ['answer_start', ({ answer }) => answer],
  ['coverage', ({ coverage }) => coverage],
  ['segments', ({ segments }) => segments],
  ['chunks', ({ chunks }) => chunks],
  ['chunks_cited', ({ chunksCited }) => chunksCited],
  ['lowest_confidence', ({ lowest }) => lowest],
  ['errors', ({ diagnostics }) => diagnostics.error],
  ['warnings', ({ diagnostics }) => diagnostics.warning],
  ['notes', ({ diagnostics }) => diagnostics.info],
  ['codes', ({ codes }) => codes.join(' ')],
  ['format', ({ format }) => format],
  ['model', ({ model }) => model],
  ['unreadable_because', ({ failure }) => failure?.message ?? null],
];

/**
 * Rows as CSV by RFC 4180, a header first: CRLF after every record, quotes where they are needed and doubled inside. A
 * text that a spreadsheet would take for a formula gets an apostrophe in front; what wasn't sent is an empty cell.
 */
export function* csvOf(rows: Iterable<Row>): Generator<string> {
  yield `${cells.map(([name]) => name).join(',')}\r\n`;
  for (const row of rows) yield `${cells.map(([, value]) => written(value(row))).join(',')}\r\n`;
}

function written(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
