import { useEffect, useState } from 'react';
import type { Notice } from '@/lib/request';
import type { Run } from '../use-asking';

/** What a wait is for, in one line: `Attempt 2 of 3 in 1.2 s: …` */
export function noticeWords(
  { attempt, of, waitMilliseconds, because }: Notice,
  left: number = waitMilliseconds,
): string {
  const when = left > 0 ? `in ${(left / 1000).toFixed(1)} s` : 'now';
  return `Attempt ${attempt} of ${of} ${when}: ${because}`;
}

/** The answer has ended, and only retrieval is still under way. */
export function awaitsContexts({ contexts, events, failure }: Run): boolean {
  return contexts === null && (failure !== null || isWhole(events.at(-1)));
}

/** `generateAnswer` gives its one candidate in `answer`; a stream names in its last event why it ends. */
function isWhole(event: unknown): boolean {
  if (typeof event !== 'object' || event === null) return false;
  if ('answer' in event) return true;
  if (!('candidates' in event) || !Array.isArray(event.candidates)) return false;
  return (
    event.candidates.length > 0 &&
    event.candidates.every(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'finishReason' in one && !!one.finishReason,
    )
  );
}

/** How far a run is, in one line. */
function progressWords(run: Run): string {
  const { state, contexts, failure } = run;
  if (awaitsContexts(run))
    return failure ? 'Waiting for the contexts …' : 'The answer is here; waiting for the contexts …';
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
          <Countdown key={`${run.waiting.half} ${run.waiting.attempt}`} notice={run.waiting} />
        ) : null}
      </div>
      <button type="button" className="rounded-md border border-line px-3 py-1 lg:hidden" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

/** Counts down to the next attempt, for eyes only: the live region names it once. */
function Countdown({ notice }: { notice: Notice }) {
  const { waitMilliseconds } = notice;
  const [left, setLeft] = useState(waitMilliseconds);
  useEffect(() => {
    const end = performance.now() + waitMilliseconds;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 250);
    return () => clearInterval(timer);
  }, [waitMilliseconds]);
  return <p className="mt-1 text-xs wrap-anywhere text-warn">{noticeWords(notice, left)}</p>;
}
