import type { ReactNode } from 'react';

/** The line above the body: the switch between its views, where one is, and what can be done with all of it. */
export function RawHead({
  place,
  aside,
  children,
}: {
  place: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="sticky -top-4 z-10 -mt-4 flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-surface pt-4 pb-2 text-xs text-muted">
      <span className="flex min-w-0 items-center gap-3">
        {children}
        <span className="flex min-w-0 items-center gap-2">{place}</span>
      </span>
      <span className="flex gap-3">{aside}</span>
    </div>
  );
}
