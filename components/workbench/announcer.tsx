import { awaitsContexts, noticeWords } from './run/progress';
import type { Run } from './use-asking';

/**
 * Speaks of progress and result, in one region that is always there: readers skip regions that appear together with
 * their text.
 *
 * @param result what there is to say of what is shown now, once it is whole
 */
export function Announcer({ run, busy, result }: { run: Run | null; busy: boolean; result: string }) {
  const progress = run?.contexts?.ok
    ? 'Writing the answer.'
    : run && awaitsContexts(run)
      ? 'Waiting for the contexts.'
      : 'Retrieving contexts.';
  return (
    <p aria-live="polite" className="sr-only">
      {busy ? (run?.waiting ? noticeWords(run.waiting) : progress) : result}
    </p>
  );
}
