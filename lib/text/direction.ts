/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
const rightToLeft = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

export type Direction = 'rtl' | 'ltr';

/** The direction of a text by its first letter, as `dir="auto"` finds it; null for a text without letters. */
export function directionOf(text: string): Direction | null {
  const letter = /\p{L}/u.exec(text);
  if (letter === null) return null;
  return rightToLeft.test(letter[0]) ? 'rtl' : 'ltr';
}

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);
