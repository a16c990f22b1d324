/**
 * Makes the sentence vectors of the bundled corpora and keeps them in `.cache/index` (or EMBEDDED_INDEX_DIR). Documents
 * whose text is unchanged are skipped; vectors of documents that are gone are removed.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorpora } from '../lib/engine/corpora';
import { makeVectors } from '../lib/engine/corpus-vectors';
import { sentenceEmbedder } from '../lib/engine/embedder';
import { cacheName, removeOthers } from '../lib/engine/vector-cache';
import { open, textLists } from '../lib/retrieval';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = path.resolve(root, process.env.EMBEDDED_INDEX_DIR ?? '.cache/index');
const embedder = sentenceEmbedder();
const wanted = new Set<string>();

for (const corpus of await readCorpora(path.join(root, 'lib', 'corpora'))) {
  if (corpus.language !== 'en') continue;
  const opened = open(corpus.documents, corpus.language);
  const lists = textLists(opened);
  for (const { texts } of lists) wanted.add(cacheName(embedder, texts));
  let done = 0;
  let made = 0;
  await makeVectors(opened, embedder, directory, (progress) => {
    done += 1;
    if (!progress.made) return;
    made += 1;
    console.log(`index ${corpus.id}: ${done}/${lists.length} ${progress.name} (${progress.texts} texts)`);
  });
  const kept = done - made;
  console.log(
    `index ${corpus.id}: ${opened.chunks.length} chunks; vectors of ${made} lists made, ${kept} kept`,
  );
}
const removed = await removeOthers(directory, wanted);
if (removed > 0) console.log(`index: ${removed} outdated files removed`);
