import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Dense } from '../retrieval';
import type { Embedder } from './embedder';

/** One file for each document: its vectors as little-endian float32, named by the hash of the model and the texts. */
export function cacheName(embedder: Embedder, texts: readonly string[]): string {
  return `${createHash('sha256')
    .update(JSON.stringify([embedder.id, texts]))
    .digest('hex')
    .slice(0, 40)}.f32`;
}

/** The kept vectors; null when there are none, or when the file is not whole. */
export async function readVectors(
  directory: string,
  embedder: Embedder,
  texts: readonly string[],
): Promise<Dense[] | null> {
  const { dimensions } = embedder;
  const bytes = await readFile(path.join(directory, cacheName(embedder, texts))).catch(() => null);
  if (bytes === null || bytes.byteLength !== texts.length * dimensions * 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return texts.map((_, row) =>
    Float32Array.from({ length: dimensions }, (_unused, at) =>
      view.getFloat32((row * dimensions + at) * 4, true),
    ),
  );
}

/** Keeps vectors. Written beside and renamed, so that a reader never meets half a file. */
export async function writeVectors(
  directory: string,
  embedder: Embedder,
  texts: readonly string[],
  vectors: readonly Dense[],
) {
  const { dimensions } = embedder;
  const bytes = new DataView(new ArrayBuffer(vectors.length * dimensions * 4));
  for (const [row, vector] of vectors.entries())
    for (const [at, value] of vector.entries()) bytes.setFloat32((row * dimensions + at) * 4, value, true);
  const file = path.join(directory, cacheName(embedder, texts));
  await mkdir(directory, { recursive: true });
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
}

/** What {@link cacheName} names, and what {@link writeVectors} writes beside it until it is whole. */
const ownName = /^[0-9a-f]{40}\.f32(\.\d+)?$/;

/** Removes vectors that no present document asks for. The directory may hold other things; they are left alone. */
export async function removeOthers(directory: string, wanted: ReadonlySet<string>): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const stale = entries.filter(
    (entry) => entry.isFile() && ownName.test(entry.name) && !wanted.has(entry.name),
  );
  await Promise.all(stale.map(({ name }) => rm(path.join(directory, name), { force: true })));
  return stale.length;
}
