import type { Unit } from './model';
import { plain } from './plain';

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => plain(cell));

/** The first row of a row's table, which says what its cells are; null for anything but a row. */
export const headOf = (one: Unit, units: readonly Unit[]): Unit | null =>
  one.kind === 'row'
    ? (units.find(({ kind, group }) => kind === 'head' && group === one.group) ?? null)
    : null;

/** A row read out with its head: `Meal: Dinner, Limit: €42`. */
function readOut(row: string, head: string): string {
  const names = cellsOf(head);
  return cellsOf(row)
    .map((cell, at) => ((names[at] ?? '') === '' ? cell : `${names[at]}: ${cell}`))
    .join(', ');
}

/** A unit as one would read it out: a row with what its cells are. */
export function aloud(one: Unit, units: readonly Unit[]): string {
  const head = headOf(one, units);
  return head === null ? plain(one.text) : readOut(one.text, head.text);
}

/**
 * A unit as one would have to say it alone: after the heading above it. `85 %` says nothing,
 * `Sick pay. weeks 27 to 52: 85 %` answers a question.
 */
export function inContext(one: Unit, units: readonly Unit[]): string {
  const said = aloud(one, units);
  const heading = one.headings.at(-1);
  if (heading === undefined) return said;
  return `${plain(heading)}${/[?!.:]$/.test(heading) ? '' : '.'} ${said}`;
}
