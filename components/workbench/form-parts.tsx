import type { ReactNode } from 'react';

export const inputClass =
  'w-full rounded-lg border border-line bg-surface px-2.5 py-2 text-ink placeholder:text-muted disabled:text-muted';

/** A label over a control, with a line of help under it; the control names the help by `aria-describedby`. */
export function Labelled({
  id,
  label,
  help,
  children,
}: {
  id: string;
  label: string;
  help?: ReactNode | undefined;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      {children}
      {help ? (
        <p id={`${id}-help`} className="text-xs leading-snug text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** Settings folded away under one line that says what they are now. */
export function Folded({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex list-none items-baseline justify-between gap-2 rounded text-xs text-muted hover:text-ink">
        <span>
          <span aria-hidden="true" className="mr-1 inline-block transition-transform group-open:rotate-90">
            ▸
          </span>
          {title}
        </span>
        <span className="truncate tabular-nums">{now}</span>
      </summary>
      <div className="mt-3 flex flex-col gap-3 border-l border-line pl-3">{children}</div>
    </details>
  );
}
