import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readWordVectors, type WordVectors } from '../../lib/check';

/** The English table; browsers get the same file. */
export const vectorsFile = fileURLToPath(new URL('../../public/word-vectors/en.bin', import.meta.url));

/** Throws when the file is missing or broken: it belongs to the sources. */
export async function loadWordVectors(): Promise<WordVectors> {
  const vectors = readWordVectors(await readFile(vectorsFile));
  if (vectors === null) throw new Error(`${vectorsFile} is no table of word vectors.`);
  return vectors;
}
