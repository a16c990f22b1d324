import type { SyntaxNode } from '@lezer/common';
import { decodeText } from './inline/character-reference';
import type { Block, Run } from './model';
import { columnAt, verbatimRuns } from './verbatim';

/** How far a fence is indented inside its container, at most three columns; its lines lose as much. */
function fenceIndent(text: string, from: number, column: number): number {
  let start = from;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
  const lineStart = start === 0 || text[start - 1] === '\n';
  const base = lineStart ? column : columnAt(text, start) + 1;
  return Math.min(3, Math.max(0, columnAt(text, from) - base));
}

/** Fenced or indented code; `column` is where the content of the containing list item begins. */
export function readCodeBlock(text: string, node: SyntaxNode, column: number): Block {
  const fenced = node.name === 'FencedCode';
  const indent = fenced ? fenceIndent(text, node.from, column) : 0;
  const runs: Run[] = node.getChildren('CodeText').flatMap(({ from, to }) => {
    const before =
      text[from - 1] === '\t' && !fenced ? Math.max(0, columnAt(text, from) - goalOf(text, from, column)) : 0;
    const lines = verbatimRuns(text, from, to, () => indent);
    return before > 0
      ? [{ text: ' '.repeat(before), start: from - 1, end: from, atomic: true as const }, ...lines]
      : lines;
  });
  const info = node.getChild('CodeInfo');
  return { kind: 'code', info: info ? decodeText(text.slice(info.from, info.to)) : '', runs };
}

/** The column where indented code begins on a line that a tab led to. */
function goalOf(text: string, from: number, column: number): number {
  const reached = columnAt(text, from);
  const goal = column + 4;
  return goal > reached || reached - goal >= 4 ? reached : goal;
}
