import type { ReactNode } from 'react';

/** Settings folded away under one line that says what they are now. */
export function Folded({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex list-none items-baseline justify-between gap-2 rounded text-xs text-muted hover:text-ink">
        <span className="shrink-0">
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
