/** Beyond so many screens a scroll is a jump: a long glide tells nothing, and passes parts that aren't laid out yet. */
const NEAR_SCREENS = 2;

/**
 * Opens every folded ancestor of an element and scrolls no further than needed to see it (`center`: to the middle, for
 * a line whose neighbours matter, `start`: to the top): smoothly when it is near, unless the reader asked for less motion.
 */
export function bringIntoView(element: Element, block: 'nearest' | 'center' | 'start' = 'nearest'): void {
  for (
    let folded = element.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  ) {
    folded.open = true;
  }
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const near = Math.abs(element.getBoundingClientRect().top) <= NEAR_SCREENS * window.innerHeight;
  element.scrollIntoView({ block, behavior: calm || !near ? 'instant' : 'smooth' });
  // Where it landed, its size may have been a guess until now (content-visibility).
  if (!near) requestAnimationFrame(() => element.scrollIntoView({ block, behavior: 'instant' }));
}
