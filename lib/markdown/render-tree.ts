import type { SyntaxNode } from '@lezer/common';
import { readCodeBlock } from './code-block';
import { collectDefinitions } from './definitions';
import { readLeaf, type Source } from './leaf-content';
import { readList, taskBox } from './list';
import type { Block } from './model';
import { parseBlocks } from './parse';
import { readTable } from './table';
import { htmlBlockRuns } from './verbatim';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const levels: Readonly<Record<string, Level>> = {
  ATXHeading1: 1,
  ATXHeading2: 2,
  ATXHeading3: 3,
  ATXHeading4: 4,
  ATXHeading5: 5,
  ATXHeading6: 6,
  SetextHeading1: 1,
  SetextHeading2: 2,
};

function readHeading(source: Source, node: SyntaxNode, level: Level): Block {
  const setext = node.name.startsWith('Setext');
  const marks = node.getChildren('HeaderMark');
  const first = marks[0];
  const closing = setext ? first : marks[1];
  const from = setext || !first ? node.from : first.to;
  // The line of an underline may begin with marks of quotes: the heading ends with the line before.
  const to = closing ? (setext ? source.text.lastIndexOf('\n', closing.from) : closing.from) : node.to;
  return { kind: 'heading', level, children: readLeaf(source, node, from, to) };
}

/** null: the node shows nothing (a mark, a link reference definition). */
function readBlock(source: Source, node: SyntaxNode, column: number): Block | null {
  const level = levels[node.name];
  if (level !== undefined) return readHeading(source, node, level);
  switch (node.name) {
    case 'Paragraph':
      return { kind: 'paragraph', children: readLeaf(source, node, node.from, node.to) };
    case 'Task': {
      const from = taskBox(source.text, node)?.to ?? node.from;
      return { kind: 'paragraph', children: readLeaf(source, node, from, node.to) };
    }
    case 'Blockquote':
      return { kind: 'quote', children: readBlocks(source, node, 0) };
    case 'BulletList':
    case 'OrderedList':
      return readList(source, node, (container, inner) => readBlocks(source, container, inner));
    case 'CodeBlock':
      if (source.text.slice(node.from, node.to).trim() === '') return null;
      return readCodeBlock(source.text, node, column);
    case 'FencedCode':
      return readCodeBlock(source.text, node, column);
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'ProcessingInstructionBlock':
      return { kind: 'html', runs: htmlBlockRuns(source.text, node, column) };
    case 'Table':
      return readTable(source, node);
    case 'HorizontalRule':
      return { kind: 'rule' };
    default:
      return null;
  }
}

function readBlocks(source: Source, container: SyntaxNode, column: number): Block[] {
  const blocks: Block[] = [];
  for (let node = container.firstChild; node; node = node.nextSibling) {
    const block = readBlock(source, node, column);
    if (block) blocks.push(block);
  }
  return blocks;
}

/**
 * Reads CommonMark and GFM (tables, task lists, strikethrough, bare addresses) into what is shown. Never throws, whatever
 * the text; what is not closed or nested too deep is shown as it is written. Footnotes are text. Raw HTML is text.
 */
export function renderTree(text: string): Block[] {
  const parsed = parseBlocks(text);
  const source = { text: parsed.text, definitions: collectDefinitions(parsed.tree, parsed.text) };
  return readBlocks(source, parsed.tree.topNode, 0);
}
