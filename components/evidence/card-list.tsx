import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { grouped } from '@/components/ui/wording';

/** Cards are added this many at a time: a few screens full, and little to lay out. */
const STEP = 100;

/** A list of cards that stays light at any length; it grows by hand, or as far as the revealed card stands. */
export function CardList<Item>({
  items,
  idOf,
  revealed,
  children,
}: {
  items: readonly Item[];
  idOf(item: Item): string;
  /** The selection id of a card that must be there. */
  revealed: string | null;
  children(item: Item): ReactNode;
}) {
  const [shown, setShown] = useState(STEP);
  const [reached, setReached] = useState<string | null>(null);
  if (revealed !== reached) {
    setReached(revealed);
    const position = items.findIndex((item) => idOf(item) === revealed);
    if (position >= shown) setShown(position + STEP);
  }
  const left = items.length - shown;
  return (
    <>
      <ol className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">{items.slice(0, shown).map(children)}</ol>
      {left > 0 && (
        <Button className="mt-3 w-full text-xs" onClick={() => setShown(shown + STEP)}>
          Show {grouped(Math.min(STEP, left))} more of {grouped(left)}
        </Button>
      )}
    </>
  );
}
