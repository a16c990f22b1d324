import type { Json } from '../model';

/** So many items at both ends of a list are looked at. */
const LOOKED_AT = 40;

/**
 * Whether one of the items near the ends of a list is of some kind. A list of a hundred thousand events is asked for its
 * kind by every format in turn; what none of them knows is found item by item all the same.
 */
export function anyOf(items: readonly Json[], is: (item: Json) => boolean): boolean {
  if (items.length <= 2 * LOOKED_AT) return items.some(is);
  return items.slice(0, LOOKED_AT).some(is) || items.slice(-LOOKED_AT).some(is);
}
