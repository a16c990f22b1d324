import type { SyntaxNode } from '@lezer/common';
import type { Source } from './leaf-content';
import type { Block, Item } from './model';
import { columnAt } from './verbatim';

/** Reads the blocks inside a container whose content begins at `column`. */
export type ReadBlocks = (container: SyntaxNode, column: number) => Block[];

const isMark = ({ name }: SyntaxNode) => name.endsWith('Mark') || name === 'TaskMarker';

const blocksOf = (node: SyntaxNode): SyntaxNode[] => {
  const blocks: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) if (!isMark(child)) blocks.push(child);
  return blocks;
};

/** Whether a blank line (or one with nothing but quote marks) stands between two blocks. */
const blankBetween = (text: string, blocks: readonly SyntaxNode[]): boolean =>
  blocks.some((block, index) => {
    const before = blocks[index - 1];
    return before !== undefined && /\n[ \t>]*\r?\n/.test(text.slice(before.to, block.from));
  });

/** The column where an item's content begins: after its mark and one to four columns of white space. */
function contentColumn(text: string, mark: SyntaxNode): number {
  const after = columnAt(text, mark.to);
  let at = mark.to;
  while (text[at] === ' ' || text[at] === '\t') at++;
  const content = columnAt(text, at);
  const blank = at >= text.length || text[at] === '\n' || text[at] === '\r';
  return blank || content >= after + 5 ? after + 1 : content;
}

/** The box of a task: `[ ]` or `[x]` with something after it; alone it is text. */
export function taskBox(text: string, task: SyntaxNode): SyntaxNode | null {
  const box = task.getChild('TaskMarker');
  return box && text.slice(box.to, task.to).trim() !== '' ? box : null;
}

function readItem(source: Source, node: SyntaxNode, read: ReadBlocks): Item {
  const mark = node.getChild('ListMark');
  const task = node.getChild('Task');
  const box = task && taskBox(source.text, task);
  return {
    checked: box ? /x/i.test(source.text.slice(box.from, box.to)) : null,
    children: read(node, mark ? contentColumn(source.text, mark) : 0),
  };
}

/** A list is loose when a blank line stands between its items or between the blocks of one of them. */
export function readList(source: Source, node: SyntaxNode, read: ReadBlocks): Block {
  const items = node.getChildren('ListItem');
  const loose =
    blankBetween(source.text, items) || items.some((item) => blankBetween(source.text, blocksOf(item)));
  const mark = items[0]?.getChild('ListMark');
  const first =
    mark && node.name === 'OrderedList' ? Number.parseInt(source.text.slice(mark.from, mark.to), 10) : null;
  return {
    kind: 'list',
    start: first,
    tight: !loose,
    items: items.map((item) => readItem(source, item, read)),
  };
}
