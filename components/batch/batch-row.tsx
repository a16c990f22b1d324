import { Ban } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { percent, short } from '@/components/ui/wording';
import { placeOf } from '@/lib/batch/columns';
import type { Row } from '@/lib/batch/row';
import { SeverityCounts } from './severity-counts';

/**
 * The cells of one response: on a wide page columns, on a narrow one a card. Its name is a button that reaches over all of
 * them; the one that Tab leads to is `active`.
 */
export const BatchCells = memo(function BatchCells({
  row,
  active,
  onOpen,
  onMount,
  onKeyDown,
}: {
  row: Row;
  active: boolean;
  onOpen(row: Row): void;
  /** Told of its button when it appears. */
  onMount(): void;
  onKeyDown(event: KeyboardEvent): void;
}) {
  const place = placeOf(row);
  return (
    <>
      <td data-cell="name">
        <button
          ref={onMount}
          type="button"
          data-row={row.id}
          tabIndex={active ? 0 : -1}
          title={row.key ?? place}
          dir="auto"
          onClick={() => onOpen(row)}
          onKeyDown={onKeyDown}
          className="batch-open block max-w-full truncate text-start font-medium"
        >
          {row.key ?? nameOf(row)}
        </button>
        <span className="block truncate text-xs text-muted">{row.key === null ? below(row) : place}</span>
      </td>
      <td data-cell="question" dir="auto">
        {row.question === null ? <Absent what="no question" /> : <MarkedText text={row.question} />}
      </td>
      {row.failure ? (
        <td data-cell="answer" className="text-bad">
          <Ban aria-hidden="true" className="me-1 inline size-3.5 align-[-2px]" />
          <span className="sr-only">Can’t be read: </span>
          {row.failure.message}
        </td>
      ) : (
        <td data-cell="answer" dir="auto">
          {row.answer ? (
            <MarkedText text={row.answer} />
          ) : (
            <Absent what={row.answer === null ? 'no answer' : 'no text'} />
          )}
        </td>
      )}
      <td data-cell="coverage" data-label="covered">
        {row.coverage === null ? <Absent what="–" says="none" /> : <Share share={row.coverage} />}
      </td>
      <td data-cell="segments" data-label={row.segments === 1 ? 'segment' : 'segments'}>
        {row.failure ? <Absent what="–" says="none" /> : row.segments}
      </td>
      <td data-cell="lowest" data-label="lowest" data-none={row.lowest === null ? '' : undefined}>
        {row.lowest === null ? <Absent what="–" says="not reported" /> : short(row.lowest)}
      </td>
      <td data-cell="diagnostics">
        {row.failure ? (
          <span className="text-bad">unreadable</span>
        ) : (
          <SeverityCounts counts={row.diagnostics} />
        )}
      </td>
      <td data-cell="format" className="text-muted">
        {row.format}
      </td>
    </>
  );
});

/** What isn't there looks unlike anything that is, and unlike 0. */
const Absent = ({ what, says }: { what: string; says?: string }) =>
  says === undefined ? (
    <span className="text-muted">{what}</span>
  ) : (
    <span className="text-muted" title={says}>
      <span aria-hidden="true">{what}</span>
      <span className="sr-only">{says}</span>
    </span>
  );

const Share = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    <span
      aria-hidden="true"
      className="batch-bar h-1.5 w-9 shrink-0 rounded-full bg-line forced-colors:border"
    >
      <span
        className="block h-full rounded-full bg-good forced-colors:bg-[CanvasText]"
        style={{ width: `${share * 100}%` }}
      />
    </span>
    {percent(share)}
  </span>
);

/** The last folder and the name: the files of a batch mostly share what comes before. */
const nameOf = ({ name }: Row): string => name.split('/').slice(-2).join('/');

/** Where it is, unless that is said above. */
const below = (row: Row): string => {
  if (row.line !== null) return `line ${row.line}`;
  return row.name === nameOf(row) ? '' : row.name;
};
