import { isList, isRecord } from '../decode/json-tree';
import { folded } from '../formats/folded';
import type { Json } from '../model';

/** How much there is to see: supports, or at least sources, or neither. */
export type Weight = 3 | 2 | 1;

const weights: ReadonlyMap<string, Weight> = new Map([
  ['groundingsupports', 3],
  ['groundingsupport', 3],
  ['groundingattributions', 3],
  ['annotations', 3],
  ['claims', 3],
  ['groundingchunks', 2],
  ['contexts', 2],
  ['relevantchunks', 2],
  ['facts', 2],
]);

/** The heaviest thing anywhere in a tree. It goes over the tree once, and stops at the first support. */
export function weigh(tree: Json): Weight {
  let heaviest: Weight = 1;
  const open: Json[] = [tree];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (isList(value)) {
      for (const item of value) if (typeof item === 'object' && item !== null) open.push(item);
    } else if (isRecord(value)) {
      for (const key in value) {
        const item = value[key];
        if (typeof item !== 'object' || item === null) continue;
        const weight = isList(item) && item.length > 0 ? weights.get(folded(key)) : undefined;
        if (weight === 3) return 3;
        if (weight !== undefined) heaviest = 2;
        open.push(item);
      }
    }
  }
  return heaviest;
}
