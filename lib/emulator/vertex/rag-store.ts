import type { SearchSettings } from '../../retrieval';
import { given, invalidField, type Tried } from '../api-error';
import { type Engine, openShelf, type Shelf } from '../engine';
import { documentFilter } from '../filters/document-filter';
import { limits } from '../limits';

/** `RagRetrievalConfig`, as read; `hybridSearch` is v1beta1's. */
export type RagRetrievalConfig = {
  readonly topK: number | null;
  readonly filter: null | {
    readonly vectorDistanceThreshold: number | null;
    readonly vectorSimilarityThreshold: number | null;
    readonly metadataFilter: string | null;
  };
  readonly hybridSearch?: { readonly alpha: number | null } | null;
};

/** The store of a request; `ragCorpora` is v1beta1's older way to name a corpus. */
export type RagStore = {
  readonly ragResources: readonly {
    readonly ragCorpus: string | null;
    readonly ragFileIds: readonly string[];
  }[];
  readonly ragCorpora?: readonly string[];
};

/** What the service takes when nothing is said. */
const usualTopK = 10;

/** The corpus that a store names, opened, and the files within it; it has to be exactly one. */
export async function openStore(
  engine: Engine,
  { ragResources, ragCorpora = [] }: RagStore,
  field: string,
): Promise<Tried<{ shelf: Shelf; fileIds: readonly string[]; location: string }>> {
  const named =
    ragResources.length > 0 ? ragResources : ragCorpora.map((ragCorpus) => ({ ragCorpus, ragFileIds: [] }));
  const [resource, ...others] = named;
  if (resource === undefined) return invalidField(`${field}.rag_resources`, 'A rag resource is required.');
  if (others.length > 0)
    return invalidField(
      `${field}.rag_resources`,
      'Currently only one rag resource, one corpus, is supported.',
    );
  const name = resource.ragCorpus ?? '';
  const [, location, id] = /^projects\/[^/]+\/locations\/([a-z0-9-]+)\/ragCorpora\/([^/]+)$/.exec(name) ?? [];
  if (location === undefined || id === undefined)
    return invalidField(
      `${field}.rag_resources[0].rag_corpus`,
      `${JSON.stringify(name)} is not a corpus name like projects/{project}/locations/{location}/ragCorpora/{corpus}.`,
    );
  if (resource.ragFileIds.length > limits.files)
    return invalidField(
      `${field}.rag_resources[0].rag_file_ids`,
      `At most ${limits.files} files can be named, and ${resource.ragFileIds.length} were sent.`,
    );
  const shelf = await openShelf(engine, id, `RagCorpus ${name}`);
  return shelf.ok ? given({ shelf: shelf.value, fileIds: resource.ragFileIds, location }) : shelf;
}

/**
 * Settings of the engine for a retrieval configuration.
 *
 * @param field where it was sent, as a proto path
 */
export function settingsOf(
  config: RagRetrievalConfig | null,
  fileIds: readonly string[],
  shelf: Shelf,
  field: string,
): Tried<SearchSettings> {
  const topK = config?.topK ?? 0;
  if (topK < 0) return invalidField(`${field}.top_k`, `top_k is ${topK}; it must be positive.`);
  const alpha = config?.hybridSearch?.alpha ?? null;
  if (alpha !== null && !(alpha >= 0 && alpha <= 1))
    return invalidField(`${field}.hybrid_search.alpha`, `alpha is ${alpha}, outside 0..1.`);
  const admitted = documentFilter(shelf, config?.filter?.metadataFilter, `${field}.filter.metadata_filter`);
  if (!admitted.ok) return admitted;
  return given({
    topK: topK === 0 ? usualTopK : topK,
    ragFileIds: fileIds,
    ...thresholdOf('vectorDistanceThreshold', config?.filter?.vectorDistanceThreshold, 0, 2),
    ...thresholdOf('vectorSimilarityThreshold', config?.filter?.vectorSimilarityThreshold, -1, 1),
    ...(alpha === null ? {} : { shares: { dense: alpha, sparse: 1 - alpha } }),
    ...admitted.value,
  });
}

/** The service takes any number; beyond what a cosine can be it keeps all or nothing, as the bound does. */
const thresholdOf = <K extends string>(
  key: K,
  sent: number | null | undefined,
  least: number,
  most: number,
) => {
  const threshold: Partial<Record<K, number>> = {};
  if (typeof sent === 'number') threshold[key] = Math.max(least, Math.min(most, sent));
  return threshold;
};

/** A configuration with what older fields of the request say where it is silent itself. */
export function completed(
  config: RagRetrievalConfig | null,
  older: { topK?: number | null; distance: number | null; alpha?: number | null },
): RagRetrievalConfig {
  const filter = config?.filter ?? null;
  const silent =
    filter === null || (filter.vectorDistanceThreshold === null && filter.vectorSimilarityThreshold === null);
  return {
    topK: config?.topK ?? older.topK ?? null,
    filter: {
      vectorDistanceThreshold: silent ? older.distance : filter.vectorDistanceThreshold,
      vectorSimilarityThreshold: filter?.vectorSimilarityThreshold ?? null,
      metadataFilter: filter?.metadataFilter ?? null,
    },
    hybridSearch: config?.hybridSearch ?? { alpha: older.alpha ?? null },
  };
}
