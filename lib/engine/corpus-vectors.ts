import { assemble, type Dense, type Opened, textLists, type Vectors } from '../retrieval';
import type { Embedder } from './embedder';
import { readVectors, writeVectors } from './vector-cache';

/** All vectors of a corpus from the cache; null when those of any document are missing. */
export async function keptVectors(
  opened: Opened,
  embedder: Embedder,
  directory: string,
): Promise<Vectors | null> {
  const embedded: Dense[][] = [];
  for (const { texts } of textLists(opened)) {
    const vectors = await readVectors(directory, embedder, texts);
    if (vectors === null) return null;
    embedded.push(vectors);
  }
  return assemble(opened, embedded);
}

export type Progress = { name: string; texts: number; made: boolean };

/** All vectors of a corpus; those that are not kept yet are made and kept. Tells each list as it is done. */
export async function makeVectors(
  opened: Opened,
  embedder: Embedder,
  directory: string,
  tell: (progress: Progress) => void = () => undefined,
): Promise<Vectors> {
  const embedded: Dense[][] = [];
  for (const { name, texts } of textLists(opened)) {
    const kept = await readVectors(directory, embedder, texts);
    const vectors = kept ?? (await embedder.embed(texts));
    if (kept === null) await writeVectors(directory, embedder, texts, vectors);
    embedded.push(vectors);
    tell({ name, texts: texts.length, made: kept === null });
  }
  return assemble(opened, embedded);
}
