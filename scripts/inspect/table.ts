import { placeOf } from '../../lib/batch/columns';
import type { Row } from '../../lib/batch/row';
import { oneLine } from './visible';

const none = '–';
const share = (value: number | null) => (value === null ? none : value.toFixed(2));
const facts: readonly (readonly [name: string, width: number, value: (row: Row) => string])[] = [
  ['cover', 5, ({ coverage }) => share(coverage)],
  ['segm', 4, ({ segments, answer }) => (answer === null ? none : String(segments))],
  ['low', 5, ({ lowest }) => share(lowest)],
  ['err', 3, ({ diagnostics }) => String(diagnostics.error)],
  ['warn', 4, ({ diagnostics }) => String(diagnostics.warning)],
  ['note', 4, ({ diagnostics }) => String(diagnostics.info)],
];

/** So wide is the column of names; longer ones lose their beginning, which they mostly share. */
const nameWidth = 30;

export const tableHead = (): string =>
  `${'name'.padEnd(nameWidth)}  ${facts.map(([name, width]) => name.padStart(width)).join('  ')}  answer\n`;

/** One response in a terminal. What can't be read says why in place of its facts. */
export function tableRow(row: Row): string {
  const name = ending(oneLine(row.key === null ? placeOf(row) : `${placeOf(row)} ${row.key}`, 400));
  if (row.failure) return `${name}  can't be read: ${oneLine(row.failure.message, 200)}\n`;
  const cells = facts.map(([, width, value]) => value(row).padStart(width)).join('  ');
  return `${name}  ${cells}  ${oneLine(row.answer ?? '', 60)}\n`;
}

function ending(name: string): string {
  return name.length > nameWidth ? `…${name.slice(1 - nameWidth)}` : name.padEnd(nameWidth);
}
