import type { Json, Pointer } from '@/lib/grounding/model';

/** More children than these are shown as ranges of children, so that no list of ten thousand is ever laid out. */
export const RANGE = 100;

/** A value of the body with the way to it, or a range of a long list's children. */
export type JsonNode = {
  /** Unlike any other node's: a pointer, or a range before its list's pointer (pointers are empty or begin with `/`). */
  id: string;
  pointer: Pointer;
  /** Its key or index; a range's first and last; null for the body itself. */
  label: string | null;
  value: Json;
  /** Half-open positions among the children of `value`; null for a node that is no range. */
  range: null | { from: number; to: number };
};

export const rootNode = (body: Json): JsonNode => ({
  id: '',
  pointer: '',
  label: null,
  value: body,
  range: null,
});

type Container = readonly Json[] | { readonly [key: string]: Json };

// `Array.isArray` alone doesn't narrow a readonly array out of a union.
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
export const isContainer = (value: Json): value is Container => typeof value === 'object' && value !== null;

const keysOf = (value: Container): readonly string[] | null => (isList(value) ? null : Object.keys(value));

/** How many children a node stands for; 0 for what holds none. */
export function size({ value, range }: JsonNode): number {
  if (range) return range.to - range.from;
  if (!isContainer(value)) return 0;
  return isList(value) ? value.length : Object.keys(value).length;
}

/** RFC 6901: `~` and `/` inside a key are written `~0` and `~1`. */
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The node's children in order: its values, or ranges of them where there are more than `RANGE`. */
export function children(node: JsonNode): JsonNode[] {
  const { value, pointer } = node;
  if (!isContainer(value)) return [];
  const from = node.range?.from ?? 0;
  const to = from + size(node);
  const step = rangeStep(to - from);
  const found: JsonNode[] = [];
  const keys = keysOf(value);
  for (let at = from; at < to; at += step) {
    if (step > 1) {
      const range = { from: at, to: Math.min(at + step, to) };
      const label = `${range.from} … ${range.to - 1}`;
      found.push({ id: `${range.from}-${range.to} of ${pointer}`, pointer, label, value, range });
      continue;
    }
    const key = keys ? keys[at] : String(at);
    const child = isList(value) ? value[at] : key === undefined ? undefined : value[key];
    if (key === undefined || child === undefined) continue;
    const place = `${pointer}/${escaped(key)}`;
    found.push({ id: place, pointer: place, label: key, value: child, range: null });
  }
  return found;
}

/** 1 up to `RANGE` children, else the smallest power of `RANGE` that makes at most `RANGE` ranges. */
function rangeStep(amount: number): number {
  let step = 1;
  while (amount / step > RANGE) step *= RANGE;
  return step;
}

/** The way to a pointer: what must be open, and the node it ends at, which is an ancestor when the body lacks the rest. */
export type Trail = { open: string[]; id: string; complete: boolean };

export function trailTo(body: Json, pointer: Pointer): Trail {
  let node = rootNode(body);
  const open: string[] = [];
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const position = positionOf(node.value, key);
    if (position < 0) return { open, id: node.id, complete: false };
    open.push(node.id);
    let inside = children(node);
    let from = 0;
    // A last, shorter range may hold its values at once where the others hold ranges again.
    for (let step = rangeStep(size(node)); step > 1; ) {
      const part = inside[Math.floor((position - from) / step)];
      if (part === undefined) return { open, id: node.id, complete: false };
      open.push(part.id);
      from = part.range?.from ?? 0;
      step = rangeStep(size(part));
      inside = children(part);
    }
    const next = inside[position - from];
    if (next === undefined) return { open, id: node.id, complete: false };
    node = next;
  }
  return { open, id: node.id, complete: true };
}

function positionOf(value: Json, key: string): number {
  if (isList(value)) return /^(0|[1-9]\d*)$/.test(key) && Number(key) < value.length ? Number(key) : -1;
  return isContainer(value) ? Object.keys(value).indexOf(key) : -1;
}
