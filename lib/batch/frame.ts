import { treeOfLine } from './tree-of-line';

/** How values lie in a text: one on each line, as JSON values that brackets tell apart, or otherwise. */
export type Framing = 'lines' | 'values' | 'unknown';

/** So many lines tell what the others are. */
export const ENOUGH_LINES = 16;

/**
 * Tells by the beginning of a text how it holds its values. Lines it has when most of those that are seen hold a value by
 * themselves: some may be broken, and JSON that was printed for people has a few such lines, too.
 *
 * @param head whole lines, or all of the text
 */
export function framingOf(head: string): Framing {
  const lines = head
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, ENOUGH_LINES);
  const [first = ''] = lines;
  if (lines.length > 1 && lines.filter(standsAlone).length > lines.length / 2) return 'lines';
  return /^[[{]/.test(first) ? 'values' : 'unknown';
}

function standsAlone(line: string): boolean {
  // Printed Python has one value a line, too; whether it is whole is seen when it is read.
  if (/^\{'.*\}$/.test(line)) return true;
  if (!/[\]}]$/.test(line) || line.length < 3) return false;
  return treeOfLine(line) !== null;
}
