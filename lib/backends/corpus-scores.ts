import * as z from 'zod';
import { pause } from '../engine/pause';
import type { ScoreKind } from '../grounding';
import type { VertexTarget } from '../target';
import { ragCorpusRequest } from '../wire';
import { type GoogleTools, untold } from './google-tools';

/** A corpus cannot change its vector database; it can be deleted and made anew under another id. */
const KEPT_MILLISECONDS = 10 * 60_000;
const MOST_KEPT = 200;

/** What is not told when the contexts are there is not waited for much longer. */
const GRACE_MILLISECONDS = 1500;

const config = z.record(z.string(), z.unknown());
const corpus = z.object({
  vectorDbConfig: config.optional(),
  /** The name it had in v1beta1 before. */
  ragVectorDbConfig: config.optional(),
  vertexAiSearchConfig: config.optional(),
});

/**
 * How the scores of a corpus are to be read, by its vector database: the one RAG Engine manages itself, which is the
 * default, gives cosine distances. All others are set up by their owner, as distance or similarity, and the resource
 * does not tell which. null when it tells no database at all.
 */
export function scoreKindOf(resource: unknown): ScoreKind | null {
  const read = corpus.safeParse(resource);
  if (!read.success) return null;
  const { vectorDbConfig, ragVectorDbConfig, vertexAiSearchConfig } = read.data;
  const database = vectorDbConfig ?? ragVectorDbConfig ?? {};
  if ('ragManagedDb' in database) return 'distance';
  const others = [
    'pinecone',
    'weaviate',
    'vertexVectorSearch',
    'vertexFeatureStore',
    'ragManagedVertexVectorSearch',
  ];
  return vertexAiSearchConfig !== undefined || others.some((name) => name in database) ? 'unknown' : null;
}

/** One question to one corpus, for all the runs that want to know. It is given up when the last of them is gone. */
type Asked = { until: number; kind: Promise<ScoreKind | null>; join(signal: AbortSignal): void };

/** Asks corpora for it, beside the retrieval, and remembers. Failures are no news: the retrieval meets them too. */
export function corpusScores(call: GoogleTools['call'], now: () => number = Date.now) {
  const kept = new Map<string, Asked>();

  const begin = (name: string): Asked => {
    const shared = new AbortController();
    let waiting = 0;
    const forget = () => {
      if (kept.get(name) === asked) kept.delete(name);
    };
    const leave = () => {
      waiting -= 1;
      if (waiting > 0) return;
      // Who comes now asks anew.
      forget();
      shared.abort();
    };
    const ask = async (): Promise<ScoreKind | null> => {
      const request = ragCorpusRequest(name);
      if (!request.ok) return null;
      const told = await call(request.value, { signal: shared.signal, notify: untold, half: 'retrieve' });
      if (!told.ok) forget();
      return told.ok ? scoreKindOf(told.value) : null;
    };
    const kind = ask();
    kind.catch(forget);
    const asked: Asked = {
      until: now() + KEPT_MILLISECONDS,
      kind,
      join(signal) {
        waiting += 1;
        if (signal.aborted) return leave();
        signal.addEventListener('abort', leave, { once: true });
        const settled = () => signal.removeEventListener('abort', leave);
        kind.then(settled, settled);
      },
    };
    return asked;
  };

  const keep = (name: string, signal: AbortSignal): Promise<ScoreKind | null> => {
    const known = kept.get(name);
    const asked = known !== undefined && known.until > now() ? known : begin(name);
    kept.set(name, asked);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    asked.join(signal);
    return asked.kind;
  };

  return {
    /** Begins to ask; what it gives waits for the answer. A ranker's scores may take the place of the database's. */
    kindOf({ corpus: name, retrieval }: VertexTarget, signal: AbortSignal): () => Promise<ScoreKind | null> {
      if (retrieval.ranking !== null) return async () => 'unknown';
      const kind = keep(name, signal);
      return () => inTime(kind, signal);
    },
  };
}

async function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const enough = new AbortController();
  const grace = pause(GRACE_MILLISECONDS, AbortSignal.any([signal, enough.signal]));
  try {
    return await Promise.race([promise, grace.then(() => null)]);
  } finally {
    enough.abort();
  }
}
