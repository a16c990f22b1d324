import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { isAddress, spaced, tidy, verbatim } from './notation';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

const all = (nodes: readonly Nodes[], between = '') =>
  nodes
    .map(write)
    .filter((part) => part !== '')
    .join(between);

function write(node: Nodes): string {
  switch (node.type) {
    case 'root':
      return all(node.children, ' ');
    case 'paragraph':
      return `p(${all(node.children)})`;
    case 'heading':
      return `h${node.depth}(${all(node.children)})`;
    case 'blockquote':
      return `quote(${all(node.children, ' ')})`;
    case 'list':
      return `list${node.ordered ? (node.start ?? '') : ''}(${all(node.children, ' ')})`;
    case 'listItem': {
      const box = typeof node.checked === 'boolean' ? (node.checked ? '☑' : '☐') : '';
      return `item${box}(${all(node.children, ' ')})`;
    }
    case 'code':
      return `pre ${[node.lang, node.meta]
        .filter((part) => part)
        .join(' ')
        .trim()
        .replace(/[ \t]+/g, ' ')}(${verbatim(node.value)})`;
    case 'table':
      return `table ${(node.align ?? []).join()}(${all(node.children)})`;
    case 'tableRow':
      return `[${node.children.map((cell) => all(cell.children)).join('|')}]`;
    case 'thematicBreak':
      return 'rule';
    case 'text':
      return node.value;
    case 'html':
      return node.value;
    case 'inlineCode':
      return `code(${spaced(node.value)})`;
    case 'break':
      return '⏎';
    case 'delete':
      return `strikethrough(${all(node.children)})`;
    case 'emphasis':
    case 'strong':
      return `${node.type}(${all(node.children)})`;
    case 'link':
    case 'linkReference': {
      const children = all(node.children);
      return isAddress(children) ? children : `link(${children})`;
    }
    case 'image':
    case 'imageReference':
      return `image(${node.alt ?? ''})`;
    default:
      return '';
  }
}

const blocksOfHtml = (node: Nodes): void => {
  if (!('children' in node)) return;
  const flow = node.type === 'root' || node.type === 'blockquote' || node.type === 'listItem';
  for (const child of node.children) {
    if (flow && child.type === 'html') child.value = `html(${verbatim(child.value)})`;
    blocksOfHtml(child);
  }
};

/** What remark's parser reads from a text, in the notation of the tests. */
export function oracle(text: string): string {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  blocksOfHtml(tree);
  return tidy(write(tree));
}
