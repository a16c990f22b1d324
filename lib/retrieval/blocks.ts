import type { Block, BlockKind } from './model';

type Line = { start: number; end: number; text: string };

const fence = /^ {0,3}(```+|~~~+)/;
const heading = /^ {0,3}(#{1,6})(?:\s|$)/;
const rule = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,}|={3,})$/;
const item = /^(\s*)(?:[-*+•]|\d{1,9}[.)]|\[[ xX]\])\s+\S/;
const tableRow = /^\s*\|.*\|\s*$/;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)) {
    const content = match[0].replace(/[\r\n]+$/, '');
    if (match[0] === '') break;
    lines.push({ start: match.index, end: match.index + content.length, text: content });
  }
  return lines;
}

function kindOf(line: string): BlockKind {
  if (heading.test(line)) return 'heading';
  if (rule.test(line)) return 'rule';
  if (item.test(line)) return 'item';
  return tableRow.test(line) ? 'table' : 'paragraph';
}

const depthOf = (kind: BlockKind, line: string): number => {
  if (kind === 'heading') return heading.exec(line)?.[1]?.length ?? 1;
  return kind === 'item' ? line.length - line.trimStart().length : 0;
};

/** Whether a line carries on the block before it: table rows, wrapped paragraphs, lazy lines of a list item. */
function continues(open: Block | null, kind: BlockKind): open is Block {
  if (open === null) return false;
  if (kind === 'table') return open.kind === 'table';
  return kind === 'paragraph' && (open.kind === 'paragraph' || open.kind === 'item');
}

/**
 * Cuts Markdown (or plain text) into blocks by its lines. Every line that isn't blank lies in exactly one block, and
 * blocks stand in order. An unclosed code fence reaches to the end of the document, as CommonMark has it.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let closing: string | null = null;
  for (const line of linesOf(text)) {
    if (closing !== null && open !== null) {
      open.end = line.end;
      if (line.text.trim().startsWith(closing)) closing = open = null;
      continue;
    }
    if (line.text.trim() === '') {
      open = null;
      continue;
    }
    const fenced: string | undefined = fence.exec(line.text)?.[1];
    const kind = fenced === undefined ? kindOf(line.text) : 'code';
    if (fenced === undefined && continues(open, kind)) {
      open.end = line.end;
      continue;
    }
    open = { kind, start: line.start, end: line.end, depth: depthOf(kind, line.text) };
    blocks.push(open);
    if (fenced !== undefined) closing = fenced;
    else if (kind === 'heading' || kind === 'rule') open = null;
  }
  return blocks;
}
