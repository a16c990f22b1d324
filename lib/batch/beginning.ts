/** So much of a text is kept, in UTF-16 units: more than any column is wide. */
const LONGEST = 240;

/** The beginning of a text on one line; null stays null. */
export function beginning(text: string | null): string | null {
  if (text === null) return null;
  const line = text
    .slice(0, LONGEST * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= LONGEST) return line;
  // No half of a surrogate pair is left at the cut.
  return `${line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '')}…`;
}
