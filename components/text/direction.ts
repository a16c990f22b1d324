import { type Block, runsOf } from '@/lib/markdown';
import { type Direction, directionOf as directionOfText } from '@/lib/text/direction';

/**
 * The direction of blocks by their first letter, as `dir="auto"` finds it. That looks past children with a direction of
 * their own, so it finds nothing in a list or a quote, and their bullets and bars would stand on the wrong side.
 */
export function directionOf(blocks: readonly Block[]): Direction {
  for (const block of blocks) {
    for (const { text } of runsOf(block)) {
      const direction = directionOfText(text);
      if (direction !== null) return direction;
    }
  }
  return 'ltr';
}
