import { type ReactNode, useState } from 'react';
import { ShowMore } from '@/components/ui/show-more';

/** A few screens full, and little to lay out. */
const FIRST = 100;

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
  const [shown, setShown] = useState(FIRST);
  const [reached, setReached] = useState<string | null>(null);
  if (revealed !== reached) {
    setReached(revealed);
    const position = items.findIndex((item) => idOf(item) === revealed);
    if (position >= shown) setShown(position + FIRST);
  }
  return (
    <>
      <ol className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">{items.slice(0, shown).map(children)}</ol>
      <ShowMore first={FIRST} shown={shown} total={items.length} noun="cards" onShown={setShown} />
    </>
  );
}
