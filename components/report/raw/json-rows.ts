import { grouped } from '@/components/ui/wording';
import type { Json } from '@/lib/grounding/model';
import { children, isContainer, isList, type JsonNode, rootNode, size } from './json-nodes';

/** A visible line of the tree. `level` and `position` count from 1, as the tree roles do. */
export type JsonRow = {
  node: JsonNode;
  level: number;
  position: number;
  siblings: number;
  /** null where there is nothing to open. */
  open: boolean | null;
};

/** A string longer than this (UTF-16 units) is shown in part until its row is opened. */
const LONG_STRING = 240;

const opens = (node: JsonNode) =>
  typeof node.value === 'string' ? node.value.length > LONG_STRING : size(node) > 0;

/** The lines to show, top to bottom, with only the nodes in `open` opened. Costs what it shows, however deep. */
export function jsonRows(body: Json, open: ReadonlySet<string>): JsonRow[] {
  const rows: JsonRow[] = [];
  const waiting = [{ node: rootNode(body), level: 1, position: 1, siblings: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, level } = next;
    const isOpen = opens(node) ? open.has(node.id) : null;
    rows.push({ ...next, open: isOpen });
    if (!isOpen || !isContainer(node.value)) continue;
    const inside = children(node);
    for (let at = inside.length - 1; at >= 0; at--) {
      const child = inside[at];
      if (child) waiting.push({ node: child, level: level + 1, position: at + 1, siblings: inside.length });
    }
  }
  return rows;
}

/** What a row says after its label, in one line: a scalar as JSON, a container by what it holds. */
export function preview({ value, range }: JsonNode, open: boolean | null): string {
  if (range) return '';
  if (typeof value === 'string') {
    return value.length > LONG_STRING && !open
      ? `${JSON.stringify(value.slice(0, LONG_STRING))} …`
      : JSON.stringify(value);
  }
  if (!isContainer(value)) return JSON.stringify(value);
  if (isList(value)) return value.length === 1 ? '[1 item]' : `[${grouped(value.length)} items]`;
  const keys = Object.keys(value);
  const first = keys.slice(0, 4).join(', ');
  return keys.length === 0
    ? '{}'
    : `{ ${first.length > 80 ? `${first.slice(0, 80)}…` : first}${keys.length > 4 ? ', …' : ''} }`;
}
