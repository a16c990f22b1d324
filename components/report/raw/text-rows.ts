import { splitsPair } from '@/lib/text/offsets';

/** A stretch of a text that is laid out as one: a line, or a part of one that is too long. */
export type TextRow = {
  start: number;
  /** Half-open, without what ends the line. */
  end: number;
  /** From 1; null where it goes on from the row above. */
  line: number | null;
};

/** So much of a line is laid out at once, in UTF-16 units: a body of megabytes often stands on one. */
const LONGEST = 1000;

/** All rows of a text. A line break of any system ends one. */
export function textRows(text: string): TextRow[] {
  const rows: TextRow[] = [];
  let line = 0;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const next = feed === -1 ? text.length : feed;
    const end = next > start && text[next - 1] === '\r' ? next - 1 : next;
    line += 1;
    addLine(rows, text, start, end, line);
    start = next + 1;
  }
  return rows;
}

function addLine(rows: TextRow[], text: string, start: number, end: number, line: number): void {
  let from = start;
  do {
    let to = Math.min(end, from + LONGEST);
    if (to < end && splitsPair(text, to)) to -= 1;
    rows.push({ start: from, end: to, line: from === start ? line : null });
    from = to;
  } while (from < end);
}

/** The row that a place of the text stands in. */
export function rowAt(rows: readonly TextRow[], place: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
