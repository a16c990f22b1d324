import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { env } from '../env';
import { log } from '../log';
import { fail, type Outcome, ok } from '../outcome';
import type { CorpusOption } from '../request';
import { type Asked, compose, type Hit, type Opened, search } from '../retrieval';
import type { EmbeddedTarget } from '../target';
import type { Asking, Backend } from './backend';
import type { Corpus } from './corpora';
import { sentenceEmbedder } from './embedder';
import { type Library, openLibrary } from './library';
import { pause } from './pause';
import { answerEvents, contextsResponse } from './wire';

const parent = 'projects/embedded/locations/local/ragCorpora/';

type Found = { opened: Opened; asked: Asked; hits: Hit[] };

/** The engine over a library of corpora. `paceMs` is waited before each event; 0 waits for nothing. */
export function embeddedBackend(library: () => Library, paceMs: () => number): Backend<EmbeddedTarget> {
  const find = async (asking: Asking<EmbeddedTarget>, signal: AbortSignal): Promise<Outcome<Found>> => {
    const { corpus, retrieval } = asking.target;
    const opened = await library().open(corpus.startsWith(parent) ? corpus.slice(parent.length) : '');
    if (opened === null)
      return fail(
        'not-found',
        `The embedded engine holds no corpus "${corpus}".`,
        'Choose one from the list.',
      );
    const asked = await library().ask(opened, asking.question);
    if (signal.aborted) return fail('stopped', 'Stopped.');
    const { topK, threshold, fileIds } = retrieval;
    const found = search(opened, asked, {
      topK,
      ragFileIds: fileIds,
      ...(threshold?.kind === 'distance' ? { vectorDistanceThreshold: threshold.value } : {}),
      ...(threshold?.kind === 'similarity' ? { vectorSimilarityThreshold: threshold.value } : {}),
    });
    return found.ok
      ? ok({ opened, asked, hits: found.value })
      : fail('bad-input', found.why, 'Correct the retrieval settings.');
  };
  return {
    id: 'embedded',
    option: async () => ({
      id: 'embedded',
      label: 'Embedded engine',
      note: 'Searches the bundled documents here. Answers are composed from the documents, no language model.',
      ready: ok(null),
      billed: false,
      corpora: (await library().corpora()).map(optionOf),
      parent: null,
    }),
    async retrieve(asking, { signal }) {
      const found = await find(asking, signal);
      if (!found.ok) return found;
      return ok({ body: contextsResponse(found.value.opened, found.value.hits), scoreKind: 'distance' });
    },
    async *generate(asking, { signal }) {
      const found = await find(asking, signal);
      if (!found.ok) {
        yield found;
        return;
      }
      const { opened, asked, hits } = found.value;
      const composed = compose(opened, asked, hits, asking.target.generation.maxOutputTokens);
      for (const event of answerEvents(opened, hits, composed, asked.text, responseId(asking))) {
        await pause(paceMs(), signal);
        if (signal.aborted) return;
        yield ok(event);
      }
    },
  };
}

/** The same for all events of a run, and for nothing else. */
const responseId = ({ runId }: Asking<EmbeddedTarget>) =>
  createHash('sha256').update(runId).digest('base64url').slice(0, 16);

const optionOf = ({ id, label, note, examples, documents }: Corpus): CorpusOption => ({
  name: `${parent}${id}`,
  label,
  note,
  examples,
  files: documents.map((document) => ({ id: document.id, title: document.title })),
});

let bundled: Library | null = null;

/** The corpora that ship with the app, opened on first use. */
const bundledLibrary = (): Library => {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  bundled ??= openLibrary({
    corporaDirectory: path.join(root, 'lib', 'corpora'),
    indexDirectory: path.resolve(root, env().EMBEDDED_INDEX_DIR),
    embedder: sentenceEmbedder(),
    warn: (error, message) => log().warn({ err: error }, message),
  });
  return bundled;
};

export const embedded = embeddedBackend(bundledLibrary, () => env().EMBEDDED_PACE_MS);
