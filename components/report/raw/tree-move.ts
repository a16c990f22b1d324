import type { JsonRow } from './json-rows';

/** What a key does in a tree: moves to another row (its index), opens or closes the active one, or nothing. */
export type TreeMove = number | 'toggle' | null;

/** The keys of the ARIA tree pattern, for the row at `active` among the visible `rows`. */
export function treeMove(key: string, rows: readonly JsonRow[], active: number): TreeMove {
  const row = rows[active];
  if (row === undefined) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      if (row.open === false) return 'toggle';
      return (rows[active + 1]?.level ?? 0) > row.level ? active + 1 : active;
    case 'ArrowLeft':
      return row.open ? 'toggle' : parentOf(rows, active);
    case 'Enter':
    case ' ':
      return 'toggle';
    default:
      return null;
  }
}

function parentOf(rows: readonly JsonRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  const parent = rows.slice(0, index).findLastIndex((row) => row.level < level);
  return parent < 0 ? index : parent;
}
