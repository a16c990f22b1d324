import { bringIntoView } from '@/components/ui/bring-into-view';

/** The element id of a card, from its selection id: `c0` has `evidence-c0`. */
export const cardId = (id: string): string => `evidence-${id}`;

/** From the card that was gone to, to what had the focus before: Escape goes back there. */
const cameFrom = new WeakMap<Element, HTMLElement>();

/**
 * Moves the keyboard to a chunk's card, opening what folds it away. False when there is no such card, as for a
 * dangling index; the focus stays then.
 */
export function focusChunk(index: number): boolean {
  const card = document.getElementById(cardId(`c${index}`));
  const header = card?.querySelector('button');
  if (!card || !header) return false;
  if (document.activeElement instanceof HTMLElement && !card.contains(document.activeElement)) {
    cameFrom.set(card, document.activeElement);
  }
  bringIntoView(card);
  header.focus({ preventScroll: true });
  return true;
}

/** Gives the focus back to where `focusChunk` took it from, once, if that still exists. */
export function returnFocus(card: Element): void {
  const before = cameFrom.get(card);
  cameFrom.delete(card);
  if (before?.isConnected) before.focus();
}
