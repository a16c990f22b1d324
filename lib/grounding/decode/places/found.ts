import type { Json } from '../../model';
import { isList, isRecord } from '../json-tree';
import type { Span } from '../span';
import type { Places } from './places';

/**
 * The narrowest stretch known for a way into a tree, and what of the way is left: the text doesn't tell, or the way goes on
 * inside a text that is written out there.
 */
export type Found = Span & { rest: readonly string[] };

/** Goes down a tree as far as its places are known. */
export function followPlaces(tree: Json, places: Places, way: readonly string[], whole: Span): Found {
  let value: Json | undefined = tree;
  let span = whole;
  for (const [depth, key] of way.entries()) {
    const holder: Json | undefined = value;
    const next = isList(holder)
      ? places.of(holder, Number(key))
      : isRecord(holder)
        ? places.of(holder, key)
        : undefined;
    if (next === undefined) return { ...span, rest: way.slice(depth) };
    span = next;
    value = isList(holder) ? holder[Number(key)] : isRecord(holder) ? holder[key] : undefined;
  }
  return { ...span, rest: [] };
}
