import { createElement, type ReactNode } from 'react';
import type { Block, Item } from '@/lib/markdown';
import { directionOf } from './direction';
import type { Outline } from './outline';
import type { Paint } from './paint';
import { renderInline } from './rendered-inline';
import { renderTable } from './rendered-table';

const auto = { dir: 'auto' };

function renderItem(
  { checked, children }: Item,
  tight: boolean,
  paint: Paint,
  outline: Outline | null,
): ReactNode {
  const box =
    checked === null
      ? []
      : [
          createElement('input', {
            type: 'checkbox',
            checked,
            disabled: true,
            'aria-label': checked ? 'done' : 'to do',
          }),
        ];
  const content = children.flatMap((child) =>
    tight && child.kind === 'paragraph'
      ? [createElement('div', { dir: 'auto', className: 'line' }, ...renderInline(child.children, paint))]
      : [renderBlock(child, paint, outline)],
  );
  return createElement(
    'li',
    { dir: directionOf(children), className: checked === null ? undefined : 'task' },
    ...box,
    ...content,
  );
}

function renderBlock(block: Block, paint: Paint, outline: Outline | null): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', auto, ...renderInline(block.children, paint));
    case 'heading': {
      const heading = { dir: 'auto', className: `heading-${block.level}` };
      return createElement(
        outline === null ? 'p' : (outline.get(block) ?? 'h6'),
        heading,
        ...renderInline(block.children, paint),
      );
    }
    case 'quote':
      return createElement(
        'blockquote',
        { dir: directionOf([block]) },
        ...renderBlocks(block.children, paint, outline),
      );
    case 'list': {
      const items = block.items.map((item) => renderItem(item, block.tight, paint, outline));
      const start = block.start !== null && block.start !== 1 ? { start: block.start } : {};
      return createElement(
        block.start === null ? 'ul' : 'ol',
        { dir: directionOf([block]), ...start },
        ...items,
      );
    }
    case 'code':
      return createElement('pre', auto, createElement('code', null, ...paint(block.runs)));
    case 'html':
      return createElement('p', { dir: 'auto', className: 'raw' }, ...paint(block.runs));
    case 'table':
      return renderTable(block, paint);
    case 'rule':
      return createElement('hr');
  }
}

/** Blocks as elements, to be spread as children. Without an outline headings are no headings of the page. */
export function renderBlocks(blocks: readonly Block[], paint: Paint, outline: Outline | null): ReactNode[] {
  return blocks.map((block) => renderBlock(block, paint, outline));
}
