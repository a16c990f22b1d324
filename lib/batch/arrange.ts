import { type ColumnId, columns } from './columns';
import type { Row } from './row';

export type Sort = { column: ColumnId; direction: 'ascending' | 'descending' };

/** What rows must be to be shown; null and the empty text let all pass. */
export type Filter = {
  /** Rows with a diagnostic of that severity, or those that can't be read. */
  severity: 'error' | 'warning' | 'info' | 'unreadable' | null;
  code: string | null;
  format: string | null;
  /** Words that all stand in the name, question, answer or failure, in any order and whatever their case. */
  words: string;
};

export const everything: Filter = { severity: null, code: null, format: null, words: '' };

/** The rows that pass, sorted; null keeps the order of the batch, and so do equal values. */
export function arrange(rows: readonly Row[], filter: Filter, sort: Sort | null): Row[] {
  const passing = rows.filter(passes(filter));
  const column = sort && columns.find(({ id }) => id === sort.column);
  if (!sort || !column) return passing;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return passing
    .map((row) => ({ row, value: column.value(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return Number(one.value === null) - Number(other.value === null);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** `a2` comes before `a10`. Fixed to one locale, so that an order is the same for everyone. */
const collator = new Intl.Collator('en', { numeric: true });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

function passes({ severity, code, format, words }: Filter): (row: Row) => boolean {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return (row) =>
    (severity === null || hasSeverity(row, severity)) &&
    (code === null || row.codes.includes(code)) &&
    (format === null || row.format === format) &&
    (wanted.length === 0 || holds(row, wanted));
}

const hasSeverity = ({ failure, diagnostics }: Row, severity: NonNullable<Filter['severity']>): boolean =>
  severity === 'unreadable' ? failure !== null : diagnostics[severity] > 0;

function holds({ name, key, question, answer, failure }: Row, wanted: readonly string[]): boolean {
  const text = folded([key, name, question, answer, failure?.message].filter(Boolean).join('\n'));
  return wanted.every((word) => text.includes(word));
}

const folded = (text: string): string => text.toLowerCase();
