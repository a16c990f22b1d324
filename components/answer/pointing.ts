import type { MouseEvent, PointerEvent } from 'react';
import type { SelectionStore } from '@/lib/selection';

/** The id of what an event happened on: a chunk for a badge, a piece for a stretch; null for anything else. */
export function idUnder(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const badge = target.closest('[data-chunk]');
  if (badge) return `c${badge.getAttribute('data-chunk')}`;
  const stretch = target.closest('[data-piece]');
  return stretch ? `p${stretch.getAttribute('data-piece')}` : null;
}

/** Whether a click ended a text selection inside `root`, which is to be left as it is. */
function isSelecting(root: Element): boolean {
  const selection = root.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && root.contains(selection.anchorNode);
}

/** Pointing, on the root of the answer alone: no stretch has handlers of its own. */
export function pointingHandlers(store: SelectionStore) {
  return {
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') store.hover(idUnder(event.target));
    },
    onPointerLeave: () => store.hover(null),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const id = idUnder(event.target);
      const link = event.target instanceof Element && event.target.closest('a[href]') !== null;
      if (id !== null && !link && !isSelecting(event.currentTarget)) store.toggle(id, 'answer');
    },
  };
}
