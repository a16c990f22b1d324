import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { grouped } from '@/components/ui/wording';
import { arrange } from '@/lib/batch/arrange';
import { placeOf } from '@/lib/batch/columns';
import type { Row } from '@/lib/batch/row';
import type { Batch } from './batch-store';
import { useBatchState } from './use-batch-state';

/** Above a response that was opened from a table: the way back, and to its neighbours as they are sorted and filtered there. */
export function RowBar({
  batch,
  row,
  onBack,
  onRow,
}: {
  batch: Batch;
  row: Row;
  onBack(): void;
  onRow(row: Row): void;
}) {
  const { rows, view } = useBatchState(batch);
  const { filter, sort } = view;
  const shown = useMemo(() => arrange(rows, filter, sort), [rows, filter, sort]);
  const position = shown.findIndex(({ id }) => id === row.id);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  // However one came here, also by Forward: the table is left with this row, and is to be found again there.
  useEffect(() => batch.look({ active: row.id, returning: true }), [batch, row]);

  const step = (label: string, Icon: typeof ChevronLeft, to: Row | undefined) => (
    <Button
      look="plain"
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to && onRow(to)}
      className="mx-0!"
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
  return (
    <nav
      aria-label="Batch"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBack();
      }}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-3 py-1.5 text-[13px]"
    >
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All responses
      </button>
      <span className="min-w-0 grow truncate text-muted" title={placeOf(row)}>
        {row.key === null ? '' : `${row.key} · `}
        {placeOf(row)}
      </span>
      <span className="ms-auto flex items-center gap-1 text-muted tabular-nums">
        {position === -1 ? null : `${grouped(position + 1)} of ${grouped(shown.length)}`}
        {step('Previous response', ChevronLeft, shown[position - 1])}
        {step('Next response', ChevronRight, position === -1 ? undefined : shown[position + 1])}
      </span>
    </nav>
  );
}
