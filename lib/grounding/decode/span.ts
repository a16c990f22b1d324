/** A stretch of a text, half-open, in UTF-16 units: so that a fault can be told in lines of the whole text. */
export type Span = { start: number; end: number };

/** Without the white space and byte-order marks at both ends; JavaScript's `trim` takes both off. */
export function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

const mark = /^[ \t]*(`{3,}|~{3,})/;

/** The inside of a Markdown fence when the stretch starts with one; else the stretch itself. */
export function wholeFence(text: string, span: Span): Span {
  // At most this much of the line is looked at; a line of a million marks is no fence.
  const opening = mark.exec(text.slice(span.start, span.start + 100))?.[1];
  const feed = text.indexOf('\n', span.start);
  if (opening === undefined || feed === -1 || feed >= span.end) return span;
  const close = text.indexOf(`\n${opening}`, feed);
  return trimmed(text, feed + 1, close === -1 || close > span.end ? span.end : Math.max(close, feed + 1));
}

/** The inside of the first fence that starts on a line further down; null when there is none. */
export function firstFence(text: string, span: Span): Span | null {
  for (
    let feed = text.indexOf('\n', span.start);
    feed !== -1 && feed < span.end;
    feed = text.indexOf('\n', feed + 1)
  ) {
    if (mark.test(text.slice(feed + 1, feed + 100)))
      return wholeFence(text, { start: feed + 1, end: span.end });
  }
  return null;
}
