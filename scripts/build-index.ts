/**
 * Makes the sentence vectors of the bundled corpora and keeps them in `.cache/index` (or EMBEDDED_INDEX_DIR). Documents
 * whose text is unchanged are skipped; vectors of documents that are gone are removed.
 */
import path from 'node:path';
import { readCorpora } from '../lib/backends/corpora';
import { makeVectors } from '../lib/backends/corpus-vectors';
import { sentenceEmbedder } from '../lib/backends/embedder';
import { cacheName, removeOthers } from '../lib/backends/vector-cache';
import { open, textsToEmbed } from '../lib/retrieval';

const root = path.resolve(import.meta.dirname, '..');
const directory = path.resolve(root, process.env.EMBEDDED_INDEX_DIR ?? '.cache/index');
const embedder = sentenceEmbedder();
const wanted = new Set<string>();

for (const corpus of await readCorpora(path.join(root, 'lib', 'corpora'))) {
  if (corpus.language !== 'en') continue;
  const opened = open(corpus.documents, corpus.language);
  for (const document of opened.documents.keys())
    wanted.add(cacheName(embedder, textsToEmbed(opened, document)));
  let done = 0;
  let made = 0;
  await makeVectors(opened, embedder, directory, (progress) => {
    done += 1;
    if (!progress.made) return;
    made += 1;
    console.log(
      `index ${corpus.id}: ${done}/${opened.documents.length} ${progress.document} (${progress.texts} texts)`,
    );
  });
  console.log(
    `index ${corpus.id}: ${opened.chunks.length} chunks of ${done} documents, ${made} made, ${done - made} kept`,
  );
}
const removed = await removeOthers(directory, wanted);
if (removed > 0) console.log(`index: ${removed} outdated files removed`);
