import {
  createContext,
  type KeyboardEvent,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { columns } from '@/lib/batch/columns';
import type { Row } from '@/lib/batch/row';
import { BatchCells } from './batch-row';
import type { View } from './batch-store';
import { rowMove } from './row-move';
import { SortHeader } from './sort-header';

/** Height of the header in pixels, below which the rows begin; none on a narrow page. */
const HEADER = 36;

/**
 * The rows as a table of which only those in sight are in the page; its size and each row's place in it are told. One row
 * takes part in Tab, and arrows, Page keys, Home and End move on from there. Mounted anew, the table stands where it was
 * left, with the focus on the row that was looked at.
 */
export function BatchTable({
  label,
  rows,
  view,
  onView,
  onOpen,
}: {
  label: string;
  /** Filtered and sorted. */
  rows: readonly Row[];
  view: View;
  onView(change: Partial<View>): void;
  onOpen(row: Row): void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  const wanted = useRef(view.returning ? view.active : null);
  const active = Math.max(
    0,
    rows.findIndex(({ id }) => id === view.active),
  );

  const left = useRef(view.returning ? view.offset : null);
  const restore = useEffectEvent(() => {
    handle.current?.scrollTo(view.offset);
    if (view.returning) onView({ returning: false });
  });
  useLayoutEffect(() => restore(), []);
  // Other rows may have been looked at since; that is seen once the table knows its height.
  const reach = () => {
    const list = handle.current;
    if (left.current === null || !list || list.viewportSize === 0) return;
    const middle = list.getItemOffset(active) + list.getItemSize(active) / 2 - left.current;
    left.current = null;
    if (middle < 0 || middle > list.viewportSize - HEADER) list.scrollToIndex(active, { align: 'center' });
  };

  // A row that is wanted takes the focus as soon as it can: in the page after a scroll, and seen once it was measured.
  const claim = useCallback(() => {
    if (wanted.current === null) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    row?.focus({ preventScroll: true });
    if (row && row === document.activeElement) wanted.current = null;
  }, []);
  const claimSoon = useCallback(() => {
    claim();
    if (wanted.current !== null) requestAnimationFrame(claim);
  }, [claim]);

  const move = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = rowMove(event.key, active, rows.length);
    const target = next === null ? undefined : rows[next];
    if (next === null || target === undefined) return;
    event.preventDefault();
    wanted.current = target.id;
    handle.current?.scrollToIndex(next, { align: 'nearest' });
    claimSoon();
    onView({ active: target.id });
  });
  const open = (row: Row) => {
    const list = handle.current;
    if (list) onView({ offset: list.scrollOffset, rowHeight: list.getItemSize(active) || view.rowHeight });
    onOpen(row);
  };
  const onKeyDown = useCallback((event: KeyboardEvent) => move(event), []);

  return (
    <div ref={scroller} className="batch min-h-0 grow overflow-auto overscroll-contain">
      <table
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        className="block"
      >
        <SortHeader sort={view.sort} onSort={(sort) => onView({ sort })} />
        <RowIds value={rows}>
          <Virtualizer
            ref={handle}
            as="tbody"
            item={TableRow}
            scrollRef={scroller}
            startMargin={HEADER}
            data={rows}
            itemSize={view.rowHeight}
            keepMounted={[active]}
            onScroll={claimSoon}
            onResize={() => {
              reach();
              claimSoon();
            }}
            onScrollEnd={() => onView({ offset: handle.current?.scrollOffset ?? 0 })}
          >
            {(row, index) => (
              <BatchCells
                key={row.id}
                row={row}
                active={index === active}
                onOpen={open}
                onMount={claimSoon}
                onKeyDown={onKeyDown}
              />
            )}
          </Virtualizer>
        </RowIds>
      </table>
    </div>
  );
}

const RowIds = createContext<readonly Row[]>([]);

/** What the list puts each row into: laid over the others at its height. */
function TableRow({ ref, style, index, children }: CustomItemComponentProps) {
  const row = use(RowIds)[index];
  return (
    // The header is row 1.
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-unread={row?.failure ? '' : undefined}
      style={style}
      className="batch-row"
    >
      {children}
    </tr>
  );
}
