import type { Json, Pointer } from '../model';
import { isList, isRecord, put } from './json-tree';

/** The tree with another value at a place. Only what leads there is copied; a place that doesn't exist changes nothing. */
export function putAt(tree: Json, at: Pointer, value: Json): Json {
  const keys = at
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return putIn(tree, keys, 0, value);
}

function putIn(tree: Json, keys: readonly string[], depth: number, value: Json): Json {
  const key = keys[depth];
  if (key === undefined) return value;
  if (isList(tree)) {
    const index = Number(key);
    return tree[index] === undefined ? tree : tree.with(index, putIn(tree[index], keys, depth + 1, value));
  }
  if (!isRecord(tree) || !Object.hasOwn(tree, key)) return tree;
  const copy: { [key: string]: Json } = { ...tree };
  put(copy, key, putIn(tree[key] ?? null, keys, depth + 1, value));
  return copy;
}
