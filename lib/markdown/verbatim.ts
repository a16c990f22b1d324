import type { SyntaxNode } from '@lezer/common';
import type { Run } from './model';

/** A column counts a tab up to the next multiple of four, as CommonMark does. */
export function columnAt(text: string, place: number): number {
  const lineStart = text.lastIndexOf('\n', place - 1) + 1;
  let column = 0;
  for (let at = lineStart; at < place; at++) column += text[at] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/**
 * The place after at most `columns` columns of white space, from `place` on. A tab that is cut in two leaves `rest`
 * columns, which show as spaces.
 */
function skipColumns(
  text: string,
  place: number,
  end: number,
  columns: number,
): { at: number; rest: number } {
  let column = columnAt(text, place);
  const goal = column + columns;
  let at = place;
  while (at < end && column < goal && (text[at] === ' ' || text[at] === '\t')) {
    column += text[at] === '\t' ? 4 - (column % 4) : 1;
    at++;
  }
  return { at, rest: Math.max(0, column - goal) };
}

/** Lines as runs: a CRLF shows as one line end. `indent` columns of white space are not shown at the start of a line. */
export function verbatimRuns(
  text: string,
  from: number,
  to: number,
  indent: (lineStart: number) => number,
): Run[] {
  const runs: Run[] = [];
  for (const line of text.slice(from, to).matchAll(/[^\r\n]*(?:\r?\n|\r|$)/g)) {
    if (line[0] === '') continue;
    const start = from + line.index;
    const end = start + line[0].length;
    const { at, rest } = skipColumns(text, start, end, indent(start));
    if (rest > 0) runs.push({ text: ' '.repeat(rest), start: at - 1, end: at, atomic: true });
    const stop = line[0].endsWith('\r\n') ? end - 2 : end;
    if (stop > at) runs.push({ text: text.slice(at, stop), start: at, end: stop });
    if (stop < end) runs.push({ text: '\n', start: stop, end, atomic: true });
  }
  return runs;
}

/** The node's text without the marks of containing quotes and without up to `column` columns before its further lines. */
export function htmlBlockRuns(text: string, node: SyntaxNode, column: number): Run[] {
  const runs: Run[] = [];
  let from = node.from;
  const add = (to: number) => {
    const startsLine = (place: number) => place > node.from && (place === from || text[place - 1] === '\n');
    runs.push(
      ...verbatimRuns(text, from, to, (place) =>
        startsLine(place) ? Math.max(0, column - columnAt(text, place)) : 0,
      ),
    );
  };
  for (const mark of node.getChildren('QuoteMark')) {
    const lineStart = text.lastIndexOf('\n', mark.from - 1) + 1;
    add(Math.max(from, lineStart));
    from = mark.to + (text[mark.to] === ' ' ? 1 : 0);
  }
  add(node.to);
  return runs;
}
