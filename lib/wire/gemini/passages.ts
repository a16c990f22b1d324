import type { JsonObject } from '../model';
import { chunkName } from './names';

/**
 * The chunks of a `QueryCorpusResponse` as inline passages. A passage's id is what an answer cites it by: the chunk's
 * resource name, or `p1`, `p2`, … (its place among the relevant chunks) where there is none or it is taken.
 */
export function passagesOf(retrieved: unknown): JsonObject[] {
  const taken = new Set<string>();
  return itemsOf(member(retrieved, 'relevantChunks')).flatMap((relevant, index) => {
    const chunk = member(relevant, 'chunk');
    const text = member(member(chunk, 'data'), 'stringValue');
    if (typeof text !== 'string' || text === '') return [];
    const name = member(chunk, 'name');
    const known = typeof name === 'string' && chunkName.test(name) && !taken.has(name);
    const id = known ? name : `p${index + 1}`;
    taken.add(id);
    return [{ id, content: { parts: [{ text }] } }];
  });
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
