import type { Tree } from '@lezer/common';
import { type BlockParser, parser, Table, TaskList } from '@lezer/markdown';

/** Blocks nested deeper than this are shown as the text they are written in. */
const deepest = 48;

/** Stops nesting before a parser or a renderer runs out of stack: the line becomes a paragraph of its own. */
const depthLimit: BlockParser = {
  name: 'DepthLimit',
  before: 'IndentedCode',
  parse(context, line) {
    if (context.depth <= deepest || line.pos >= line.text.length) return false;
    const start = context.lineStart + line.pos;
    const end = context.lineStart + line.text.length;
    context.nextLine();
    context.addElement(context.elt('Paragraph', start, end));
    return true;
  },
};

/** Inline constructs are read by `readInline`, which knows the definitions and the character references. */
const blockParser = parser.configure([
  Table,
  TaskList,
  {
    parseBlock: [depthLimit],
    remove: [
      'Escape',
      'Entity',
      'InlineCode',
      'HTMLTag',
      'Emphasis',
      'HardBreak',
      'Link',
      'Image',
      'LinkEnd',
    ],
  },
]);

/**
 * The block structure. A byte-order mark at the start would hide the first line's marks, and a lone carriage return
 * ends a line in CommonMark but not here: both are parsed as a line feed, which moves no place.
 */
export function parseBlocks(text: string): { tree: Tree; text: string } {
  const even = text.replace(/^\uFEFF/, '\n').replace(/\r(?!\n)/g, '\n');
  return { tree: blockParser.parse(even), text: even };
}
