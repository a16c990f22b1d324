import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Json, Pointer } from '@/lib/grounding/model';
import { RANGE, rootNode, size, trailTo } from './json-nodes';
import { type JsonRow, jsonRows } from './json-rows';
import { treeMove } from './tree-move';

export type JsonTree = {
  rows: readonly JsonRow[];
  /** The row the keyboard is on. */
  active: number;
  toggle(row: JsonRow): void;
  activate(row: JsonRow): void;
  /** Arrows, Home, End, Enter and Space, as the tree pattern has them. */
  onKeyDown(event: KeyboardEvent): void;
};

/** What is open in the tree of a body, and where the keyboard stands; starts opened at `pointer`, else one level deep. */
export function useJsonTree(body: Json, pointer: Pointer | null): JsonTree {
  const start = useMemo(() => trailTo(body, pointer ?? ''), [body, pointer]);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(pointer === null && size(rootNode(body)) <= RANGE ? [''] : [...start.open, start.id]),
  );
  const [activeId, setActiveId] = useState(start.id);
  const rows = useMemo(() => jsonRows(body, open), [body, open]);
  const active = Math.max(
    0,
    rows.findIndex((row) => row.node.id === activeId),
  );

  const activate = (row: JsonRow) => setActiveId(row.node.id);
  const toggle = ({ node, open: isOpen }: JsonRow) => {
    if (isOpen === null) return;
    const next = new Set(open);
    if (isOpen) next.delete(node.id);
    else next.add(node.id);
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, rows, active);
    const row = rows[typeof move === 'number' ? move : active];
    if (move === null || row === undefined) return;
    event.preventDefault();
    if (move === 'toggle') toggle(row);
    else activate(row);
  };
  return { rows, active, toggle, activate, onKeyDown };
}
