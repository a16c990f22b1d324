import type { SyntaxNodeRef, Tree } from '@lezer/common';
import type { Definitions } from './inline/context';
import { readDestination } from './inline/destination';

/** Labels match without regard to case and to how much white space is between words. */
export function normalizeLabel(label: string): string {
  return label
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
    .toLowerCase()
    .toUpperCase();
}

/** The link reference definitions of a document; the first of a label wins. */
export function collectDefinitions(tree: Tree, text: string): Definitions {
  const definitions = new Map<string, string>();
  if (!text.includes(']:')) return definitions;
  const enter = (node: SyntaxNodeRef) => {
    if (node.name !== 'LinkReference') return;
    const name = node.node.getChild('LinkLabel');
    const url = node.node.getChild('URL');
    if (!name || !url) return;
    const label = normalizeLabel(text.slice(name.from + 1, name.to - 1));
    const address = readDestination(text.slice(url.from, url.to), 0)?.address;
    if (label !== '' && address !== undefined && !definitions.has(label)) definitions.set(label, address);
  };
  tree.iterate({ enter });
  return definitions;
}
