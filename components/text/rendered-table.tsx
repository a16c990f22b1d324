import { createElement, type ReactNode } from 'react';
import type { Block, Inline } from '@/lib/markdown';
import type { Paint } from './paint';
import { renderInline } from './rendered-inline';

type Table = Extract<Block, { kind: 'table' }>;

/** A wide table scrolls in its own frame, which the keyboard can reach. */
export function renderTable({ align, head, rows }: Table, paint: Paint): ReactNode {
  const renderRow = (cells: readonly Inline[][], tag: 'th' | 'td') => {
    const rendered = cells.map((cell, column) => {
      const style = align[column] ? { textAlign: align[column] } : undefined;
      const scope = tag === 'th' ? { scope: 'col' } : {};
      return createElement(tag, { dir: 'auto', style, ...scope }, ...renderInline(cell, paint));
    });
    return createElement('tr', null, ...rendered);
  };
  const headRow = createElement('thead', null, renderRow(head, 'th'));
  const bodyRows = createElement('tbody', null, ...rows.map((row) => renderRow(row, 'td')));
  const frame = { className: 'table-frame', role: 'group', 'aria-label': 'Table', tabIndex: 0 };
  return createElement('div', frame, createElement('table', null, headRow, bodyRows));
}
