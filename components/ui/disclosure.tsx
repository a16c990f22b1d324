import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Something folded away under a line that says what it is. A native `<details>` that keeps its own state, so that
 * find-in-page can open it and a script may set `open` without React putting it back.
 */
export function Disclosure({
  summary,
  aside,
  startsOpen = false,
  className = '',
  onOpen,
  children,
}: {
  summary: ReactNode;
  /** At the far end of the line, e.g. the settings in short. */
  aside?: ReactNode;
  startsOpen?: boolean;
  className?: string;
  /** Told each time it is unfolded. */
  onOpen?: () => void;
  children: ReactNode;
}) {
  return (
    <details
      open={startsOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
      className={`group/disclosure ${className}`}
    >
      <summary className="flex min-h-6 list-none items-center gap-1 text-xs text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 group-open/disclosure:rotate-90" />
        {summary}
        {aside !== undefined && <span className="ml-auto truncate pl-3">{aside}</span>}
      </summary>
      {children}
    </details>
  );
}
