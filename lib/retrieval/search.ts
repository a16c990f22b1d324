import { type Asked, termsOf } from './asked';
import { kinOf } from './kin';
import type { Checked, Chunk } from './model';
import type { Opened } from './open';
import { cosine, distance, queryOf, type Shares, shares, sparseCosines } from './score';

export type SearchSettings = {
  /** Chunks wanted: a whole number from 1 on. */
  topK: number;
  /** Keep what is nearer than this distance, in [0, 2]. At most one of the two thresholds. */
  vectorDistanceThreshold?: number;
  /** Keep what is more similar than this (1 - distance), in [-1, 1]. */
  vectorSimilarityThreshold?: number;
  /** Bare file ids; absent or empty: all. */
  ragFileIds?: readonly string[];
  /** What else has to hold of a chunk. */
  admits?: (chunk: Chunk) => boolean;
  /** How much each part of the vectors counts; absent: as was found best. */
  shares?: Shares;
};

export type Hit = {
  chunk: Chunk;
  /** Cosine distance in [0, 2], 0 is best. */
  distance: number;
  /** Cosine of the dense parts alone; null where there is none. */
  dense: number | null;
  /** Cosine of the sparse parts alone; 0: no term is shared. */
  sparse: number;
};

/**
 * From this dense cosine on a chunk without a shared word counts as evidence. Lower finds more paraphrases and lets more
 * strangers in; two unrelated English sentences seldom reach it.
 */
export const denseEvidence = 0.35;

/**
 * The chunks nearest to a question, best first; equals stand in the order of the documents. A chunk without evidence
 * (no shared term, and dense cosine below `denseEvidence`; a part whose share is 0 is none) is left out even when fewer than topK are found.
 */
export function search(opened: Opened, asked: Asked, settings: SearchSettings): Checked<Hit[]> {
  const wrong = problem(opened, settings);
  if (wrong !== null) return { ok: false, why: wrong };
  const { ragFileIds = [], admits = () => true, shares: weights = shares } = settings;
  const within = admitted(opened, ragFileIds);
  const query = queryOf(termsOf(asked, opened.language), kinOf(opened, asked), opened.terms);
  const sparse = sparseCosines(query, opened.terms);
  const question = asked.vectors?.question;
  const hits: Hit[] = [];
  for (const chunk of opened.chunks) {
    if (!within(chunk) || !admits(chunk) || !opened.terms.hasTerms(chunk.index)) continue;
    const vector = opened.vectors?.chunks[chunk.index];
    const dense = vector === undefined || question === undefined ? null : cosine(question, vector);
    const shared = sparse.get(chunk.index) ?? 0;
    if (!isEvidence(dense, shared, weights)) continue;
    hits.push({ chunk, distance: distance(dense, shared, weights), dense, sparse: shared });
  }
  hits.sort((one, other) => one.distance - other.distance || one.chunk.index - other.chunk.index);
  return { ok: true, value: hits.filter(passes(settings)).slice(0, settings.topK) };
}

/** Without a dense part the words are the whole vector, whatever the shares. */
const isEvidence = (dense: number | null, shared: number, weights: Shares): boolean =>
  dense === null
    ? shared > 0
    : (weights.sparse > 0 && shared > 0) || (weights.dense > 0 && dense >= denseEvidence);

function admitted(opened: Opened, ids: readonly string[]): (chunk: Chunk) => boolean {
  if (ids.length === 0) return () => true;
  const wanted = new Set(ids);
  return (chunk) => wanted.has(opened.documents[chunk.document]?.id ?? '');
}

const passes =
  ({ vectorDistanceThreshold: near, vectorSimilarityThreshold: alike }: SearchSettings) =>
  (hit: Hit): boolean =>
    (near === undefined || hit.distance < near) && (alike === undefined || 1 - hit.distance > alike);

/** The first thing wrong with the settings, in the words of the wire. */
function problem(opened: Opened, settings: SearchSettings): string | null {
  const { topK, vectorDistanceThreshold: near, vectorSimilarityThreshold: alike, ragFileIds = [] } = settings;
  if (!Number.isInteger(topK) || topK < 1) return `topK is ${topK}; it has to be a whole number from 1 on.`;
  if (near !== undefined && alike !== undefined)
    return 'vectorDistanceThreshold and vectorSimilarityThreshold are both set; at most one may be.';
  if (near !== undefined && !(near >= 0 && near <= 2))
    return `vectorDistanceThreshold is ${near}, outside 0..2.`;
  if (alike !== undefined && !(alike >= -1 && alike <= 1))
    return `vectorSimilarityThreshold is ${alike}, outside -1..1.`;
  const unknown = ragFileIds.find((id) => !opened.documents.some((document) => document.id === id));
  return unknown === undefined ? null : `The corpus holds no file with the id "${unknown}".`;
}
