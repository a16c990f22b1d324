import { useEffect, useState } from 'react';
import { cardId } from '@/components/evidence/focus-chunk';
import type { Inspection } from '@/lib/grounding/model';
import { litBy, type SelectionStore } from '@/lib/selection';

/**
 * The evidence of a narrow page is a sheet that rises when a stretch is pinned. The cards can't scroll to the pinned one
 * while they are folded away, so that is done once the sheet is open; the stretch is kept clear of the sheet.
 */
export function useSheet(store: SelectionStore, inspection: Inspection | null, minimum: number) {
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.get().pinned !== null && store.origin() === 'answer') setOpen(true);
      }),
    [store],
  );
  useEffect(() => {
    const { pinned } = store.get();
    if (!open || pinned === null || inspection === null || !matchMedia('(width < 64rem)').matches) return;
    const [chunk] = litBy(inspection, pinned, minimum).chunks;
    const card = chunk === undefined ? null : document.getElementById(cardId(`c${chunk}`));
    // At once: of two gliding scrolls one would stop the other.
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    document.querySelector('.answer [data-lit]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [inspection, minimum, open, store]);
  return [open, setOpen] as const;
}
