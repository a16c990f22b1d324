import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import type { Failure } from '@/lib/outcome';
import type { Notice } from '@/lib/request';
import { CodeText } from '../code-text';
import { Hint } from './hint';

/**
 * What happened, why, and what to do; what had arrived stays below it. `onRetry` null: there is nothing to ask again.
 */
export function FailureNote({
  failure,
  onRetry,
  retry = 'Ask again',
  aside,
  tried = [],
  compact = false,
}: {
  failure: Failure;
  onRetry: (() => void) | null;
  /** What the button says. */
  retry?: string;
  /** Which half of the ask it was, and what of the other is here. */
  aside?: string | undefined;
  /** The attempts before the last one. */
  tried?: readonly Notice[];
  compact?: boolean;
}) {
  const stopped = failure.code === 'stopped';
  const outdated = failure.code === 'outdated';
  const act = outdated ? () => location.reload() : onRetry;
  return (
    <div
      role={stopped ? 'status' : 'alert'}
      className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg border ${compact ? 'px-3 py-2 text-xs' : 'px-4 py-3'} ${stopped ? 'border-line bg-sunken' : outdated ? 'border-warn bg-warn-bg' : 'border-bad bg-bad-bg'}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{failure.message}</p>
        {failure.why ? <p className="wrap-anywhere">{failure.why}</p> : null}
        {failure.hint ? <Hint text={failure.hint} className="text-muted" /> : null}
        {aside ? <p className="text-muted">{aside}</p> : null}
        {tried.length > 0 ? <Tried notices={tried} /> : null}
        {failure.details === undefined ? null : <ServiceWords details={failure.details} />}
      </div>
      {act ? (
        <button
          type="button"
          className={`rounded-lg border border-line-strong bg-surface px-3 ${compact ? 'py-1' : 'py-1.5'}`}
          onClick={act}
        >
          {outdated ? 'Reload' : retry}
        </button>
      ) : null}
    </div>
  );
}

/** The attempts that were made before the one that ended it. */
function Tried({ notices }: { notices: readonly Notice[] }) {
  return (
    <Disclosure summary={`Tried ${notices.length + 1} times`}>
      <ol className="list-decimal ps-6 text-xs text-muted">
        {notices.map((notice) => (
          <li key={`${notice.half} ${notice.attempt}`} className="wrap-anywhere">
            {notice.because}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** The body of the service's error as it came. */
function ServiceWords({ details }: { details: unknown }) {
  const text = typeof details === 'string' ? details : JSON.stringify(details, null, 2);
  return (
    <Disclosure summary="Google’s own words">
      <div className="relative mt-1">
        <CodeText
          label="Google’s own words"
          text={text}
          lines={14}
          className="rounded-md border border-line bg-surface p-2 pe-10"
        />
        <span className="absolute end-2 top-1">
          <CopyButton label="Copy Google’s own words" text={() => text} />
        </span>
      </div>
    </Disclosure>
  );
}
