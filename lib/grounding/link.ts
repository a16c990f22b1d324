import { tidy } from '../text/fold';
import type { ReadChunk, ReadContext } from './model';

export type Links = {
  /** For each chunk the retrieved context that is the same, or null. */
  contextOf: (number | null)[];
  /** For each context the chunk that is the same, or null. */
  chunkOf: (number | null)[];
};

/**
 * Ties chunks to contexts: by the chunk's resource name where both sides were sent with it, else by equal text, white
 * space normalised. What occurs several times is paired in order, the surplus with the first.
 */
export function linkRetrieval(chunks: readonly ReadChunk[], contexts: readonly ReadContext[]): Links {
  return { contextOf: partners(chunks, contexts), chunkOf: partners(contexts, chunks) };
}

type Linked = { name?: string | null; text: string | null };

const nameKey = ({ name }: Linked): string | null => name || null;
const textKey = ({ text }: Linked): string | null => (text ? tidy(text) : null);

function partners(items: readonly Linked[], others: readonly Linked[]): (number | null)[] {
  if (items.length === 0 || others.length === 0) return items.map(() => null);
  const order = [...others.entries()];
  const byName = paired(items, order, nameKey);
  const named = new Set(byName);
  // What a name has claimed is the last to be tied by its text.
  const inTurn = [false, true].flatMap((claimed) => order.filter(([index]) => named.has(index) === claimed));
  const rest = items.filter((_, index) => byName[index] === null);
  const byText = paired(rest, inTurn, textKey).values();
  return byName.map((partner) => partner ?? byText.next().value ?? null);
}

/** For each item the place of the other one with the same key. */
function paired(
  items: readonly Linked[],
  others: readonly (readonly [number, Linked])[],
  keyOf: (item: Linked) => string | null,
): (number | null)[] {
  const places = new Map<string, number[]>();
  for (const [index, other] of others) {
    const key = keyOf(other);
    if (key === null) continue;
    const known = places.get(key);
    if (known) known.push(index);
    else places.set(key, [index]);
  }
  const taken = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    if (key === null) return null;
    const turn = taken.get(key) ?? 0;
    taken.set(key, turn + 1);
    const known = places.get(key);
    return known?.[turn] ?? known?.[0] ?? null;
  });
}
