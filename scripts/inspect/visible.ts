/** Text from outside made harmless for a terminal: control characters would move its cursor or change its title. */
export const visible = (text: string): string =>
  text.replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** On one line, and cut when longer than `most` characters. */
export function oneLine(text: string, most: number): string {
  const line = visible(
    text
      .slice(0, most * 4)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return line.length > most ? `${[...line].slice(0, most - 1).join('')}…` : line;
}
