import 'server-only';
import { createHash } from 'node:crypto';
import { bundledLibrary } from '../engine/bundled';
import type { Corpus } from '../engine/corpora';
import { type Found, find } from '../engine/find';
import type { Library } from '../engine/library';
import { pause } from '../engine/pause';
import { answerEvents, contextsResponse } from '../engine/wire';
import { env } from '../env';
import { fail, type Outcome, ok } from '../outcome';
import type { CorpusOption } from '../request';
import { compose } from '../retrieval';
import type { EmbeddedTarget } from '../target';
import type { Asking, Backend } from './backend';

const parent = 'projects/embedded/locations/local/ragCorpora/';

/** The engine over a library of corpora. `paceMs` is waited before each event; 0 waits for nothing. */
export function embeddedBackend(library: () => Library, paceMs: () => number): Backend<EmbeddedTarget> {
  const found = async (asking: Asking<EmbeddedTarget>, signal: AbortSignal): Promise<Outcome<Found>> => {
    const { corpus, retrieval } = asking.target;
    const opened = await library().open(corpus.startsWith(parent) ? corpus.slice(parent.length) : '');
    if (opened === null)
      return fail(
        'not-found',
        `The embedded engine holds no corpus "${corpus}".`,
        'Choose one from the list.',
      );
    const { topK, threshold, fileIds } = retrieval;
    const settings = {
      topK,
      ragFileIds: fileIds,
      ...(threshold?.kind === 'distance' ? { vectorDistanceThreshold: threshold.value } : {}),
      ...(threshold?.kind === 'similarity' ? { vectorSimilarityThreshold: threshold.value } : {}),
    };
    return find(library(), opened, asking.question, settings, signal);
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
      endpoint: null,
    }),
    async retrieve(asking, { signal }) {
      const outcome = await found(asking, signal);
      if (!outcome.ok) return outcome;
      return ok({ body: contextsResponse(outcome.value.opened, outcome.value.hits), scoreKind: 'distance' });
    },
    async *generate(asking, { signal }) {
      const outcome = await found(asking, signal);
      if (!outcome.ok) {
        yield outcome;
        return;
      }
      const { opened, asked, hits } = outcome.value;
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

export const embedded = embeddedBackend(bundledLibrary, () => env().EMBEDDED_PACE_MS);
