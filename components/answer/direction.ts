import { type Block, runsOf } from '@/lib/markdown';

/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * The direction of blocks by their first letter, as `dir="auto"` finds it. That looks past children with a direction of
 * their own, so it finds nothing in a list or a quote, and their bullets and bars would stand on the wrong side.
 */
export function directionOf(blocks: readonly Block[]): 'rtl' | 'ltr' {
  for (const block of blocks) {
    for (const { text } of runsOf(block)) {
      const letter = /\p{L}/u.exec(text);
      if (letter) return rightToLeft.test(letter[0]) ? 'rtl' : 'ltr';
    }
  }
  return 'ltr';
}
