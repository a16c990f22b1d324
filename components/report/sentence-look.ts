import type { SentenceState } from '@/lib/grounding/coverage';

/**
 * How a sentence's state is drawn, on the strip and beside its words. Three patterns, not three colours: filled,
 * hatched, empty; forced colours keep them apart.
 */
export const sentenceLook: Record<SentenceState['state'], string> = {
  grounded: 'bg-good forced-color-adjust-none forced-colors:bg-[CanvasText]',
  weak: 'forced-color-adjust-none bg-[repeating-linear-gradient(135deg,var(--good)_0_3px,var(--surface)_3px_6px)] forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_3px,Canvas_3px_6px)]',
  bare: 'bg-line forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
};
