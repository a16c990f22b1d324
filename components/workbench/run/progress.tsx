import type { Notice } from '@/lib/request';
import type { Run } from '../use-asking';

/** What a wait is for, in one line: `Attempt 2 of 3 in 1.2 s: …` */
export function noticeWords({ attempt, of, waitMilliseconds, because }: Notice): string {
  return `Attempt ${attempt} of ${of} in ${(waitMilliseconds / 1000).toFixed(1)} s: ${because}`;
}

/** How far a run is, in one line. */
function progressWords({ state, contexts }: Run): string {
  if (state === 'retrieving') return 'Retrieving contexts …';
  return contexts?.ok && contexts.value.body !== null
    ? 'Contexts are here; writing the answer …'
    : 'Writing the answer …';
}

/** How far a run is and what it waits for, with the way to stop it beside. */
export function Progress({ run, onStop }: { run: Run; onStop: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-2">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-muted">
          <span aria-hidden="true" className="size-2 shrink-0 animate-pulse rounded-full bg-accent" />
          {progressWords(run)}
        </p>
        {run.waiting ? (
          <p className="mt-1 text-xs wrap-anywhere text-warn">{noticeWords(run.waiting)}</p>
        ) : null}
      </div>
      <button type="button" className="rounded-md border border-line px-3 py-1 lg:hidden" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
