import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Sort } from '@/lib/batch/arrange';
import { type ColumnId, columns } from '@/lib/batch/columns';

/** Columns in which more is worse, or best seen first, start from their end. */
const fromTheEnd: ReadonlySet<ColumnId> = new Set(['diagnostics', 'segments']);

/** What a press on a column makes of the order: sorted, then the other way round, then as it came. */
export function nextSort(sort: Sort | null, column: ColumnId): Sort | null {
  const first = fromTheEnd.has(column) ? 'descending' : 'ascending';
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return null;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The header of the table; a press on a column sorts by it. */
export function SortHeader({ sort, onSort }: { sort: Sort | null; onSort(sort: Sort | null): void }) {
  return (
    <thead className="batch-head sticky top-0 z-10 block border-b border-line-strong bg-bg text-xs text-muted">
      <tr aria-rowindex={1} className="batch-line h-9">
        {columns.map(({ id, label }) => {
          const direction = sort?.column === id ? sort.direction : 'none';
          const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
          return (
            <th
              key={id}
              scope="col"
              data-cell={id}
              aria-sort={direction}
              className="min-w-0 text-start font-normal"
            >
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, id))}
                className={`inline-flex min-h-6 max-w-full items-center gap-1 text-start leading-tight hover:text-ink hover:underline ${direction === 'none' ? '' : 'font-semibold text-ink'}`}
              >
                {label}
                {direction === 'none' ? null : <Icon aria-hidden="true" className="size-3.5 shrink-0" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
