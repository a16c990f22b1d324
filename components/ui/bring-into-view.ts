/**
 * Opens every folded ancestor of an element and scrolls no further than needed to see it (`center`: to the middle, for
 * a line whose neighbours matter): smoothly, unless the reader asked for less motion.
 */
export function bringIntoView(element: Element, block: 'nearest' | 'center' = 'nearest'): void {
  for (
    let folded = element.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  ) {
    folded.open = true;
  }
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: calm ? 'instant' : 'smooth' });
}
