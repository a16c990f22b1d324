/**
 * Markdown's marks left out, for comparing and for the sentence model: link labels stay, table bars become commas. Texts
 * come from strangers: labels and addresses have a longest length, and no pattern looks at one place again and again.
 */
export function plain(markdown: string): string {
  return markdown
    .replace(/^.*$/gm, (line) => (isTableRule(line) ? ' ' : line))
    .replace(/!?\[([^\]]{0,500})\]\([^)\s]{0,500}(?:\s{1,9}"[^"]{0,200}")?\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+•]|```\w*|~~~\w*)\s*/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, (space) => (/[\r\n\u2028\u2029]/.test(space) ? '\n' : ' '))
    .replace(/^\s?\|\s?|\s?\|\s?$/gm, '')
    .replace(/\s?\|\s?/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The line below a table's head, or a thematic break. */
const isTableRule = (line: string): boolean => line.includes('---') && /^[\s:|-]+$/.test(line);
