import { useDeferredValue, useEffect, useMemo } from 'react';
import { DownloadButton } from '@/components/ui/download-button';
import { counted, grouped, percent } from '@/components/ui/wording';
import { arrange } from '@/lib/batch/arrange';
import type { Row } from '@/lib/batch/row';
import { type Tally, tallyOf } from '@/lib/batch/tally';
import { csvOf } from '@/lib/batch/write-csv';
import { jsonOf } from '@/lib/batch/write-json';
import { BatchFilters } from './batch-filters';
import { BatchProgress } from './batch-progress';
import type { Batch, View } from './batch-store';
import { BatchTable } from './batch-table';
import { useBatchState } from './use-batch-state';

/** Many responses as a table; a row opens one of them. */
export function BatchView({
  batch,
  onOpen,
  onResult,
}: {
  batch: Batch;
  onOpen(row: Row): void;
  /** Told what there is to say of all of them, once they are read. */
  onResult(result: string): void;
}) {
  const state = useBatchState(batch);
  const { rows, view, phase } = state;
  const { filter, sort } = view;
  // Rows that arrive and letters that are typed must not wait for ten thousand rows to be sorted.
  const asked = useDeferredValue(useMemo(() => ({ rows, filter, sort }), [rows, filter, sort]));
  const shown = useMemo(() => arrange(asked.rows, asked.filter, asked.sort), [asked]);
  const tally = useMemo(() => tallyOf(asked.rows), [asked.rows]);
  useEffect(() => {
    if (phase !== 'reading') onResult(`${facts(tally).join(', ')}.`);
  }, [phase, tally, onResult]);
  // A row that was found must be seen: what is shown starts at its top again.
  const look = (change: Partial<View>) => batch.look(change);
  const rearrange = (change: Partial<View>) => batch.look({ ...change, offset: 0, active: null });

  return (
    <main
      id="answer"
      tabIndex={-1}
      aria-busy={phase === 'reading'}
      className="flex min-w-0 flex-col outline-none max-lg:h-[calc(100dvh-7.25rem)] lg:col-span-2 lg:min-h-0"
    >
      <div className="flex flex-col gap-2.5 px-4 pt-4 pb-3 lg:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 truncate text-[17px] font-semibold" title={batch.title}>
            {batch.title}
          </h2>
          <span className="flex gap-3">
            <Export title={batch.title} rows={shown} kind="csv" />
            <Export title={batch.title} rows={shown} kind="json" />
          </span>
        </div>
        <p className="text-xs text-muted tabular-nums">{facts(tally).join(' · ')}</p>
        <BatchProgress state={state} onStop={batch.stop} />
        {rows.length === 0 ? null : (
          <BatchFilters
            filter={filter}
            onFilter={(next) => rearrange({ filter: next })}
            sort={sort}
            onSort={(next) => rearrange({ sort: next })}
            tally={tally}
          />
        )}
        {shown.length === asked.rows.length ? null : (
          <p role="status" className="text-xs text-muted tabular-nums">
            {grouped(shown.length)} of {counted(asked.rows.length, 'response')} shown
          </p>
        )}
      </div>
      {shown.length > 0 ? (
        <BatchTable
          key={JSON.stringify([asked.filter, asked.sort])}
          label={`Responses in ${batch.title}`}
          rows={shown}
          view={view}
          onView={(change) => ('sort' in change ? rearrange(change) : look(change))}
          onOpen={onOpen}
        />
      ) : (
        <p className="px-5 py-8 text-muted">{nothing(state.phase === 'reading', rows.length, batch)}</p>
      )}
    </main>
  );
}

/** All rows that are shown, in their order, as a file. */
function Export({ title, rows, kind }: { title: string; rows: readonly Row[]; kind: 'csv' | 'json' }) {
  const name = `${title.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}]+/gu, '-')}-grounding.${kind}`;
  return (
    <DownloadButton
      label={`Download the table as ${kind.toUpperCase()}`}
      name={name}
      type={kind === 'csv' ? 'text/csv;charset=utf-8' : 'application/json'}
      text={() => [...(kind === 'csv' ? csvOf(rows) : jsonOf(rows))].join('')}
    >
      {kind.toUpperCase()}
    </DownloadButton>
  );
}

function nothing(isReading: boolean, rows: number, { files }: Batch): string {
  if (rows > 0) return 'No response fits the filter.';
  if (isReading) return 'Reading …';
  return files.length === 0
    ? 'There are no files in it. Drop a folder that holds responses, or the files themselves.'
    : 'Nothing was read.';
}

/** The batch in counts, each with what it is a count of. */
function facts({ rows, unreadable, severities, coverage }: Tally): string[] {
  return [
    counted(rows, 'response'),
    ...(unreadable > 0 ? [`${grouped(unreadable)} unreadable`] : []),
    ...(severities.error > unreadable ? [`${grouped(severities.error - unreadable)} with errors`] : []),
    ...(coverage === null ? [] : [`${percent(coverage)} of the text covered on average`]),
  ];
}
