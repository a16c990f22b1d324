/** Some items of a list that stands at a path of keys and positions. */
export type Part = { at: readonly (string | number)[]; items: readonly unknown[] };

/** A message is unpacked in one go; one with so many items takes a few milliseconds. */
const MOST = 2000;

/**
 * Takes the long lists out of a tree, which is changed by that, and gives them in parts: an outer list before those in its
 * items, so that `putBack` finds the place of each. A tree that moves to another thread in parts stops no thread for long.
 */
export function takeOut(tree: unknown): Part[] {
  const parts: Part[] = [];
  const walk = (value: unknown, at: readonly (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      for (const [key, item] of Object.entries(value)) walk(item, [...at, key]);
      return;
    }
    const items: unknown[] = value.length > MOST ? value.splice(0) : value;
    const own = parts.length;
    for (const [index, item] of items.entries()) walk(item, [...at, index]);
    if (items === value) return;
    const cut: Part[] = [];
    for (let from = 0; from < items.length; from += MOST)
      cut.push({ at, items: items.slice(from, from + MOST) });
    parts.splice(own, 0, ...cut);
  };
  walk(tree, []);
  return parts;
}

/** Puts a part back into the tree it was taken out of. */
export function putBack(tree: unknown, { at, items }: Part): void {
  let list = tree;
  for (const key of at) {
    if (typeof list !== 'object' || list === null) return;
    list = Reflect.get(list, key);
  }
  if (Array.isArray(list)) for (const item of items) list.push(item);
}
