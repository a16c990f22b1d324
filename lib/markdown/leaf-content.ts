import type { SyntaxNode } from '@lezer/common';
import type { Content, Definitions } from './inline/context';
import { readInline } from './inline/read-inline';
import type { Inline } from './model';

/** What reading a tree needs besides its nodes. */
export type Source = { text: string; definitions: Definitions };

/** The inline content of `from..to`, with the marks of containing quotes inside `node` blanked and the ends trimmed. */
export function leafContent(
  source: Source,
  node: SyntaxNode,
  from: number,
  to: number,
  cell = false,
): Content {
  let text = source.text.slice(from, to);
  for (const mark of node.getChildren('QuoteMark')) {
    if (mark.from >= from && mark.to <= to) {
      text = `${text.slice(0, mark.from - from)} ${text.slice(mark.to - from)}`;
    }
  }
  const lead = /^[ \t\r\n]*/.exec(text)?.[0].length ?? 0;
  const shown = text.slice(lead).replace(/[ \t\r\n]+$/, '');
  return { text: shown, base: from + lead, definitions: source.definitions, cell };
}

export const readLeaf = (source: Source, node: SyntaxNode, from: number, to: number): Inline[] =>
  readInline(leafContent(source, node, from, to));
