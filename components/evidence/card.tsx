import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStored } from '@/components/ui/use-stored';
import type { Selection, SelectionStore } from '@/lib/selection';
import { cardId, returnFocus } from './focus-chunk';

/**
 * The frame of every piece of evidence: pointing at it or focusing inside it lights its partners, its header pins it,
 * Escape lets go and goes back to where the reader came from. `id` is a selection id (`c0`, `x2`).
 */
export function Card({
  id,
  store,
  isLit,
  badge,
  title,
  spoken,
  meta,
  children,
}: {
  id: string;
  store: SelectionStore;
  isLit(selection: Selection): boolean;
  badge: ReactNode;
  title: ReactNode;
  /** What the number on the badge counts, for those who hear it. */
  spoken: string;
  /** Facts at the end of the header. */
  meta: readonly string[];
  children: ReactNode;
}) {
  const lit = useStored(store, isLit);
  const pinned = useStored(store, (selection) => selection.pinned === id);
  return (
    <li
      id={cardId(id)}
      data-lit={lit || undefined}
      data-pinned={pinned || undefined}
      onPointerEnter={() => store.hover(id)}
      onPointerLeave={() => store.hover(null)}
      onFocus={() => store.hover(id)}
      onBlur={() => store.hover(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        store.hover(null);
        store.pin(null, 'evidence');
        returnFocus(event.currentTarget);
      }}
      className="relative scroll-my-3 rounded-lg border border-line bg-surface px-3.5 pt-2.5 pb-3 outline-offset-[-2px] outline-accent [contain-intrinsic-size:auto_12rem] [content-visibility:auto] print:[content-visibility:visible] data-lit:outline-2 print:break-inside-avoid"
    >
      <h3>
        <button
          type="button"
          aria-pressed={pinned}
          onClick={() => store.toggle(id, 'evidence')}
          className="flex min-h-6 w-full items-start gap-2 text-left"
        >
          <span className="sr-only">{spoken}</span> {badge}{' '}
          <span dir="auto" className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere] line-clamp-3">
            {title}
          </span>{' '}
          <span className="flex shrink-0 items-center gap-1 pt-px text-xs text-muted tabular-nums">
            {meta.join(' · ')}
            {pinned && <Pin aria-hidden="true" className="size-3.5 fill-current text-accent" />}
          </span>
        </button>
      </h3>
      {children}
    </li>
  );
}
