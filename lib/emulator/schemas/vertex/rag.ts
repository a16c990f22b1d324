import { bool, double, float, int32, message, repeated, string, when } from '../../../proto-json';
import { nameOf, type VertexVersion } from './version';

/** `RagRetrievalConfig`, the same for retrieving and for the generation tool. */
function ragRetrievalConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, `RagRetrievalConfig${each}`);
  return message(name(''), {
    topK: int32,
    ...when(version === 'v1beta1', { hybridSearch: message(name('.HybridSearch'), { alpha: float }) }),
    filter: message(
      name('.Filter'),
      { vectorDistanceThreshold: double, vectorSimilarityThreshold: double, metadataFilter: string },
      { vector_db_threshold: ['vectorDistanceThreshold', 'vectorSimilarityThreshold'] },
    ),
    ranking: message(
      name('.Ranking'),
      {
        rankService: message(name('.Ranking.RankService'), { modelName: string }),
        llmRanker: message(name('.Ranking.LlmRanker'), { modelName: string }),
      },
      { ranking_config: ['rankService', 'llmRanker'] },
    ),
  });
}

/** The store of the generation tool; not the one of `retrieveContexts`. */
export function vertexRagStoreOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, `VertexRagStore${each}`);
  return message(name(''), {
    ...when(version === 'v1beta1', { ragCorpora: repeated(string), storeContext: bool }),
    ragResources: repeated(
      message(name('.RagResource'), { ragCorpus: string, ragFileIds: repeated(string) }),
    ),
    similarityTopK: int32,
    vectorDistanceThreshold: double,
    ragRetrievalConfig: ragRetrievalConfigOf(version),
  });
}

export function retrieveContextsRequestOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  const store = (each: string) => name(`RetrieveContextsRequest.VertexRagStore${each}`);
  return message(name('RetrieveContextsRequest'), {
    parent: string,
    vertexRagStore: message(store(''), {
      ...when(version === 'v1beta1', { ragCorpora: repeated(string) }),
      ragResources: repeated(
        message(store('.RagResource'), { ragCorpus: string, ragFileIds: repeated(string) }),
      ),
      vectorDistanceThreshold: double,
    }),
    query: message(name('RagQuery'), {
      text: string,
      ...when(version === 'v1beta1', {
        similarityTopK: int32,
        ranking: message(name('RagQuery.Ranking'), { alpha: float }),
      }),
      ragRetrievalConfig: ragRetrievalConfigOf(version),
    }),
  });
}
