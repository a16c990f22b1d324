import { tidy } from '../text/fold';
import type { ReadChunk, ReadContext } from './model';

export type Links = {
  /** For each chunk the retrieved context with the same text, or null. */
  contextOf: (number | null)[];
  /** For each context the chunk with the same text, or null. */
  chunkOf: (number | null)[];
};

/**
 * Ties chunks to contexts by equal text, white space normalised. Texts that occur several times are paired in order, the
 * surplus with the first.
 */
export function linkRetrieval(chunks: readonly ReadChunk[], contexts: readonly ReadContext[]): Links {
  return { contextOf: partners(chunks, contexts), chunkOf: partners(contexts, chunks) };
}

type WithText = { text: string | null };

function partners(items: readonly WithText[], others: readonly WithText[]): (number | null)[] {
  if (items.length === 0 || others.length === 0) return items.map(() => null);
  const places = new Map<string, number[]>();
  for (const [index, { text }] of others.entries()) {
    if (text === null || text === '') continue;
    const key = tidy(text);
    const known = places.get(key);
    if (known) known.push(index);
    else places.set(key, [index]);
  }
  const taken = new Map<string, number>();
  return items.map(({ text }) => {
    if (text === null || text === '') return null;
    const key = tidy(text);
    const turn = taken.get(key) ?? 0;
    taken.set(key, turn + 1);
    const known = places.get(key);
    return known?.[turn] ?? known?.[0] ?? null;
  });
}
