import type { VertexRetrieval, VertexTarget } from '../../target';
import { message, textOrNull } from '../message';
import type { JsonObject, WireRequest } from '../model';

/** A `RagRetrievalConfig`, the same message for `retrieveContexts` and for the tool of `generateContent`. */
export function retrievalConfig(retrieval: VertexRetrieval): JsonObject | null {
  const { topK, threshold, metadataFilter, ranking, hybridAlpha } = retrieval;
  return message({
    topK,
    filter: message({
      vectorDistanceThreshold: threshold?.kind === 'distance' ? threshold.value : null,
      vectorSimilarityThreshold: threshold?.kind === 'similarity' ? threshold.value : null,
      metadataFilter: textOrNull(metadataFilter),
    }),
    ranking: message({
      rankService: ranking?.kind === 'rank-service' ? { modelName: ranking.model } : null,
      llmRanker: ranking?.kind === 'llm-ranker' ? { modelName: ranking.model } : null,
    }),
    hybridSearch: message({ alpha: hybridAlpha }),
  });
}

/** One corpus, or some of its files. The service takes no more than one entry. */
export const ragResources = ({ corpus, retrieval: { fileIds } }: VertexTarget): JsonObject[] => [
  fileIds.length === 0 ? { ragCorpus: corpus } : { ragCorpus: corpus, ragFileIds: fileIds },
];

/** Only v1beta1 has `hybridSearch`; v1 refuses a request that holds it as an unknown name. */
export const versionFor = ({ hybridAlpha }: VertexRetrieval): WireRequest['version'] =>
  hybridAlpha === null ? 'v1' : 'v1beta1';
