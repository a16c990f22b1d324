import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline } from '@/lib/markdown';
import type { Paint } from './paint';

const tags = { emphasis: 'em', strong: 'strong', strikethrough: 'del' } as const;

/** Paints what is inside an element and puts behind it the badges it can't hold: a button has no place in a link. */
function closed(paint: (behind: ReactNode[]) => ReactNode, outer: ReactNode[] | null): ReactNode {
  if (outer) return paint(outer);
  const behind: ReactNode[] = [];
  const node = paint(behind);
  return behind.length === 0 ? node : createElement(Fragment, null, node, ...behind);
}

function renderNode(node: Inline, paint: Paint, behind: ReactNode[] | null): ReactNode {
  switch (node.kind) {
    case 'text':
      return createElement(Fragment, null, ...paint([node.run], behind));
    case 'html':
      return createElement('span', { className: 'raw' }, ...paint(node.runs, behind));
    case 'code':
      return closed((waiting) => createElement('code', null, ...paint(node.runs, waiting)), behind);
    case 'break':
      return createElement('br');
    case 'link': {
      const { href, children } = node;
      if (href === null)
        return createElement('span', { className: 'dead-link' }, ...renderInline(children, paint, behind));
      const link = { href, target: '_blank', rel: 'noreferrer noopener' };
      return closed((waiting) => createElement('a', link, ...renderInline(children, paint, waiting)), behind);
    }
    case 'image':
      return createElement('span', { className: 'image' }, ...renderInline(node.children, paint, behind));
    default:
      return createElement(tags[node.kind], null, ...renderInline(node.children, paint, behind));
  }
}

/** Inline nodes as elements, to be spread as children: they are built once and never move, so they need no keys. */
export function renderInline(
  nodes: readonly Inline[],
  paint: Paint,
  behind: ReactNode[] | null = null,
): ReactNode[] {
  return nodes.map((node) => renderNode(node, paint, behind));
}
