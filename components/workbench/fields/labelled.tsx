import type { ReactNode } from 'react';
import { useReport } from './form-problems';

export const inputClass =
  'w-full rounded-lg border border-line bg-surface px-2.5 py-2 text-ink placeholder:text-muted disabled:text-muted aria-invalid:border-bad';

/** What a control says of itself, so that it is read together with its help and its problem. */
export const told = (id: string, problem?: string | undefined) => ({
  'aria-describedby': problem === undefined ? `${id}-help` : `${id}-problem ${id}-help`,
  'aria-invalid': problem !== undefined,
});

/** A label over a control, with its problem and a line of help under it; the control names both by `told`. */
export function Labelled({
  id,
  label,
  help,
  problem,
  children,
}: {
  id: string;
  label: string;
  help?: ReactNode | undefined;
  problem?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      {children}
      <ProblemText id={id} problem={problem} />
      {help ? (
        <p id={`${id}-help`} className="text-xs leading-snug text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** Why the service would refuse what stands in a field. The form knows of it even while it isn't `shown` yet. */
export function ProblemText({
  id,
  problem,
  shown = true,
}: {
  id: string;
  problem: string | undefined;
  shown?: boolean;
}) {
  useReport(`${id}-problem`, problem);
  return problem === undefined || !shown ? null : (
    <p id={`${id}-problem`} className="text-xs leading-snug wrap-anywhere text-bad">
      {problem}
    </p>
  );
}
