import { createElement, type ReactNode } from 'react';
import type { Inline } from '@/lib/markdown';
import type { Paint } from './paint';

const tags = { emphasis: 'em', strong: 'strong', strikethrough: 'del' } as const;

/** A link and, behind it, the badges it can't hold: a button has no place in a link. */
function renderLink(
  href: string,
  children: readonly Inline[],
  paint: Paint,
  outer: ReactNode[] | null,
): ReactNode[] {
  const behind = outer ?? [];
  const link = { href, target: '_blank', rel: 'noreferrer noopener' };
  const node = createElement('a', link, ...renderInline(children, paint, behind));
  return outer ? [node] : [node, ...behind];
}

function renderNode(node: Inline, paint: Paint, behind: ReactNode[] | null): ReactNode | ReactNode[] {
  switch (node.kind) {
    case 'text':
      return paint([node.run], { behind });
    case 'html':
      return createElement('span', { className: 'raw' }, ...paint(node.runs, { behind }));
    case 'code':
      return paint(node.runs, { behind, code: true });
    case 'break':
      return createElement('br');
    case 'link':
      if (node.href !== null) return renderLink(node.href, node.children, paint, behind);
      return [
        createElement('span', { className: 'dead-link' }, ...renderInline(node.children, paint, behind)),
      ];
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
  return nodes.flatMap((node) => renderNode(node, paint, behind));
}
