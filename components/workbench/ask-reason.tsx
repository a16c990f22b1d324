import type { Outcome } from '@/lib/outcome';
import { connectionButton } from './source-picker';

/** The element that says why nothing is asked; what waits for it names it. */
export const askReason = 'ask-why';

/** Beside Ask: why it refuses, and the way on where the source isn't ready. */
export function AskReason({
  ready,
  problem,
  connects,
}: {
  ready: Outcome<null>;
  problem: string | undefined;
  connects: boolean;
}) {
  if (ready.ok && problem === undefined) return null;
  return (
    <div className="-mt-2 flex flex-wrap items-baseline gap-x-2 text-xs leading-snug text-muted">
      <p id={askReason} className="wrap-anywhere">
        {ready.ok ? `Not yet: ${problem}` : 'This source isn’t ready.'}
      </p>
      {!ready.ok && connects ? (
        <button
          type="button"
          className="text-accent underline"
          onClick={({ currentTarget }) =>
            currentTarget.form?.querySelector<HTMLElement>(connectionButton)?.click()
          }
        >
          See why
        </button>
      ) : null}
    </div>
  );
}
