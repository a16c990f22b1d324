import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from '@/components/ui/bring-into-view';
import type { SelectionStore } from '@/lib/selection';
import { cardId } from './focus-chunk';

/**
 * Follows what is pinned outside the evidence and brings its card into view; a pin made here stays where it is.
 * Gives the selection id of that card, so that a list that shows only its first cards can show as many as it takes.
 */
export function useRevealed(store: SelectionStore, cardOf: (pinned: string) => string | null): string | null {
  const [revealed, setRevealed] = useState<{ id: string } | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const { pinned } = store.get();
      if (pinned === last.current) return;
      last.current = pinned;
      const id = pinned === null || store.origin() === 'evidence' ? null : cardOf(pinned);
      // A new object each time: a card that was scrolled away from is brought back when it is pinned again.
      if (id !== null) setRevealed({ id });
    };
    follow();
    return store.subscribe(follow);
  }, [store, cardOf]);
  useEffect(() => {
    const card = revealed && document.getElementById(cardId(revealed.id));
    // On a narrow page the cards lie in a low sheet: the one that was asked for comes to its top.
    if (card) bringIntoView(card, matchMedia('(width < 64rem)').matches ? 'start' : 'nearest');
  }, [revealed]);
  return revealed?.id ?? null;
}
