/** `line 3, column 14`, both counted from 1, columns in UTF-16 units. */
export function textPlace(text: string, index: number): string {
  let line = 1;
  let lineStart = 0;
  for (let feed = text.indexOf('\n'); feed !== -1 && feed < index; feed = text.indexOf('\n', feed + 1)) {
    line += 1;
    lineStart = feed + 1;
  }
  return `line ${line}, column ${Math.min(index, text.length) - lineStart + 1}`;
}

/** The start of a text in quotes, for a message: control characters become blanks, long texts are cut. */
export function excerpt(text: string, longest = 40): string {
  const start = text.slice(0, longest + 1).replace(/\s+/g, ' ');
  return start.length > longest ? `"${start.slice(0, longest)}…"` : `"${start}"`;
}
