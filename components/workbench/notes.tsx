import type { Failure } from '@/lib/outcome';
import type { Run } from './use-asking';

/** What happened, why, and what to do; what had arrived stays below it. `onRetry` null: there is nothing to ask again. */
export function FailureNote({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | null }) {
  const stopped = failure.code === 'stopped';
  const outdated = failure.code === 'outdated';
  const act = outdated ? () => location.reload() : onRetry;
  return (
    <div
      role={stopped ? 'status' : 'alert'}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-lg border px-4 py-3 ${stopped ? 'border-line bg-sunken' : outdated ? 'border-warn bg-warn-bg' : 'border-bad bg-bad-bg'}`}
    >
      <div>
        <p className="font-semibold">{failure.message}</p>
        {failure.hint ? <p className="text-muted">{failure.hint}</p> : null}
      </div>
      {act ? (
        <button
          type="button"
          className="rounded-lg border border-line-strong bg-surface px-3 py-1.5"
          onClick={act}
        >
          {outdated ? 'Reload' : 'Ask again'}
        </button>
      ) : null}
    </div>
  );
}

/** How far a run is, with the way to stop it beside. */
export function Progress({ run, onStop }: { run: Run; onStop: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-2">
      <p className="flex items-center gap-2 text-muted">
        <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-accent" />
        {run.state === 'retrieving'
          ? 'Retrieving contexts …'
          : run.contexts?.ok
            ? 'Contexts are here; writing the answer …'
            : 'Writing the answer …'}
      </p>
      <button type="button" className="rounded-md border border-line px-3 py-1 lg:hidden" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
