import type { SyntaxNode } from '@lezer/common';
import { readInline } from './inline/read-inline';
import { leafContent, type Source } from './leaf-content';
import type { Alignment, Block, Inline } from './model';

function alignmentOf(cell: string): Alignment {
  const [left, right] = [cell.startsWith(':'), cell.endsWith(':')];
  if (left) return right ? 'center' : 'left';
  return right ? 'right' : null;
}

/** Cells between pipes; the parser makes no node for an empty one, and the pipes at either side are only a frame. */
function readRow(source: Source, row: SyntaxNode): Inline[][] {
  const cells: Inline[][] = [];
  let open: Inline[] | null = null;
  let piped = false;
  for (let child = row.firstChild; child; child = child.nextSibling) {
    if (child.name === 'TableCell') open = readInline(leafContent(source, child, child.from, child.to, true));
    if (child.name !== 'TableDelimiter') continue;
    if (open !== null || piped) cells.push(open ?? []);
    piped = true;
    open = null;
  }
  if (open !== null) cells.push(open);
  return cells;
}

export function readTable(source: Source, node: SyntaxNode): Block {
  const ruler = node.getChild('TableDelimiter');
  const header = node.getChild('TableHeader');
  const columns = ruler
    ? source.text
        .slice(ruler.from, ruler.to)
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
    : [];
  return {
    kind: 'table',
    align: columns.map((column) => alignmentOf(column.trim())),
    head: header ? readRow(source, header) : [],
    rows: node.getChildren('TableRow').map((row) => readRow(source, row)),
  };
}
