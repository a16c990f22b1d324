import type { Span } from '@/lib/text/sentences';

/** About six lines of a card; wide scripts fill a line with half as many characters. */
const FOLDED_LINES = 6;
const LINE_WIDTH = 52;
/** What a folded text keeps in the page, in UTF-16 units: plenty for six lines, little of five megabytes. */
const FOLDED_UNITS = 1200;
/** A text up to this long is kept whole when words behind the fold are lit, so that a table keeps its head. */
const WHOLE_UNITS = 20_000;

const isWide = (code: number) => code >= 0x1100 && !(code >= 0x2000 && code < 0x2e80);

/** Whether a text fills more lines than a folded card shows, by a rough count that never measures the page. */
export function isLong(text: string): boolean {
  if (text.length > FOLDED_UNITS) return true;
  let lines = 0;
  for (const line of text.split('\n')) {
    let width = 0;
    for (const character of line) width += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
    lines += Math.max(1, Math.ceil(width / LINE_WIDTH));
  }
  return lines > FOLDED_LINES;
}

/**
 * The stretch of a long text that is kept in the page while it is folded, half-open: its beginning, or as much as it
 * takes to show what is lit. No character is halved.
 */
export function foldedSpan(text: string, lit: Span | null): Span {
  if (lit === null || lit.end <= FOLDED_UNITS) return { start: 0, end: whole(text, FOLDED_UNITS) };
  if (text.length <= WHOLE_UNITS) return { start: 0, end: text.length };
  const lineStart = text.lastIndexOf('\n', lit.start - 1) + 1;
  const start =
    lit.start - lineStart <= FOLDED_UNITS / 4 ? lineStart : whole(text, lit.start - FOLDED_UNITS / 4);
  return { start, end: whole(text, Math.min(lit.end, lit.start + WHOLE_UNITS) + FOLDED_UNITS) };
}

/** A place at or just before `units` that cuts no character. */
function whole(text: string, units: number): number {
  if (units >= text.length) return text.length;
  const last = text.charCodeAt(units - 1);
  return last >= 0xd800 && last < 0xdc00 ? units - 1 : units;
}
