import type { Block, Inline, Run } from '../model';

/**
 * A tree written as a line, for tests: `p(a strong(b))`. Bare addresses and addresses in angle brackets are written
 * without their link, white space round line ends is left out.
 */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[ \t]*\n[ \t]*/g, '\n');

export const isAddress = (shown: string): boolean =>
  /^(?:[a-z][a-z\d+.-]+:|www\.)\S*$|^\S+@\S+$/i.test(shown);

const shownBy = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** White space round a block of code or HTML does not tell it apart. */
export const verbatim = (text: string): string => text.replace(/^[ \t]+(?=<)/, '').replace(/[ \t\r\n]+$/, '');

/** How many spaces stand in a row inside a code span is not told: remark keeps the indents of further lines there. */
export const spaced = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ');

/** An image is described by its text alone. */
const plain = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.kind === 'break'
        ? ''
        : 'children' in node
          ? plain(node.children)
          : inline([node]).replace(/^code\((.*)\)$/s, '$1'),
    )
    .join('');

function inline(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.run.text;
      if (node.kind === 'html') return shownBy(node.runs);
      if (node.kind === 'code') return `code(${spaced(shownBy(node.runs))})`;
      if (node.kind === 'break') return '⏎';
      if (node.kind === 'image') return `image(${plain(node.children)})`;
      const children = inline(node.children);
      return node.kind === 'link' && isAddress(children) ? children : `${node.kind}(${children})`;
    })
    .join('');
}

const cells = (row: readonly Inline[][]) => `[${row.map(inline).join('|')}]`;

function block(node: Block): string {
  switch (node.kind) {
    case 'paragraph':
      return `p(${inline(node.children)})`;
    case 'heading':
      return `h${node.level}(${inline(node.children)})`;
    case 'quote':
      return `quote(${notation(node.children)})`;
    case 'list': {
      const items = node.items.map(({ checked, children }) => {
        const box = checked === null ? '' : checked ? '☑' : '☐';
        return `item${box}(${notation(children)})`;
      });
      return `list${node.start ?? ''}(${items.join(' ')})`;
    }
    case 'code':
      return `pre ${node.info.trim().replace(/[ \t]+/g, ' ')}(${verbatim(shownBy(node.runs))})`;
    case 'html':
      return `html(${verbatim(shownBy(node.runs))})`;
    case 'table':
      return `table ${node.align.join()}(${[node.head, ...node.rows].map(cells).join('')})`;
    case 'rule':
      return 'rule';
  }
}

export const notation = (blocks: readonly Block[]): string => tidy(blocks.map(block).join(' '));
