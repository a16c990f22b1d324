import { expect, test } from 'vitest';
import { answerOf, contents, corpus, location, model, question, ragTool } from './testing/ask';

const generate = { contents: contents(), tools: [ragTool(2)] };
const retrieve = (more: object = {}, store: object = {}) => ({
  vertexRagStore: { ragResources: [{ ragCorpus: corpus }], ...store },
  query: { text: question, ...more },
});

/** Google's servers tell all that is wrong with a message, field by field. */
test.each<[string, string, unknown, { field?: string; description: string }[]]>([
  [
    'unknown names, all of them',
    `v1/${location}:retrieveContexts`,
    { ...retrieve({ ragRetrievalConfig: { hybridSearch: { alpha: 0.5 } } }), topK: 3 },
    [
      {
        field: 'query.rag_retrieval_config',
        description:
          'Invalid JSON payload received. Unknown name "hybridSearch" at \'query.rag_retrieval_config\': Cannot find field.',
      },
      { description: 'Invalid JSON payload received. Unknown name "topK": Cannot find field.' },
    ],
  ],
  [
    'both thresholds',
    `v1/${location}:retrieveContexts`,
    retrieve({
      ragRetrievalConfig: { filter: { vectorDistanceThreshold: 0.5, vectorSimilarityThreshold: 0 } },
    }),
    [
      {
        field: 'query.rag_retrieval_config.filter',
        description:
          "Invalid value at 'query.rag_retrieval_config.filter' (oneof), oneof field 'vector_db_threshold' is already set. Cannot set 'vectorSimilarityThreshold'",
      },
    ],
  ],
  [
    'a temperature beyond the range',
    `v1/${model}:generateContent`,
    { ...generate, generationConfig: { temperature: 2.5 } },
    [
      {
        field: 'generation_config.temperature',
        description:
          'Unable to submit request because it has a temperature value of 2.5 but the supported range is from 0 (inclusive) to 2 (inclusive). Update the value and try again.',
      },
    ],
  ],
  [
    'no contents',
    'v1beta/models/g:generateContent',
    '',
    [{ field: 'contents', description: '* GenerateContentRequest.contents: contents is not specified' }],
  ],
  [
    'more results than allowed',
    'v1beta/corpora/handbook:query',
    { query: 'leave', resultsCount: 101 },
    [{ field: 'results_count', description: 'results_count is 101; it has to be from 1 to 100.' }],
  ],
  [
    'a document-level key where there is one document',
    'v1beta/corpora/handbook/documents/glossary:query',
    {
      query: 'leave',
      metadataFilters: [
        { key: 'document.custom_metadata.type', conditions: [{ stringValue: 'md', operation: 'EQUAL' }] },
      ],
    },
    [
      {
        field: 'metadata_filters[0].key',
        description: 'The key "document.custom_metadata.type" is not chunk.custom_metadata.{key}.',
      },
    ],
  ],
  [
    'an unknown query parameter',
    'v1beta/corpora?size=3',
    undefined,
    [
      {
        description:
          'Invalid JSON payload received. Unknown name "size": Cannot bind query parameter. Field \'size\' could not be found in request message.',
      },
    ],
  ],
  [
    'a negative page size',
    'v1beta/corpora?pageSize=-1',
    undefined,
    [{ field: 'page_size', description: 'The page size is -1; it must not be negative.' }],
  ],
  [
    'a mask that is none',
    'v1beta/corpora?fields=corpora(name',
    undefined,
    [
      {
        field: 'fields',
        description: 'Error parsing \'fields\' parameter: "corpora(name" is not a field mask.',
      },
    ],
  ],
  [
    'two corpora',
    `v1/${location}:retrieveContexts`,
    retrieve({}, { ragResources: [{ ragCorpus: corpus }, { ragCorpus: corpus }] }),
    [
      {
        field: 'vertex_rag_store.rag_resources',
        description: 'Currently only one rag resource, one corpus, is supported.',
      },
    ],
  ],
])('%s', async (_, path, body, fieldViolations) => {
  expect(await answerOf(path, body)).toEqual({
    status: 400,
    body: {
      error: {
        code: 400,
        message: fieldViolations.map(({ description }) => description).join('\n'),
        status: 'INVALID_ARGUMENT',
        details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }],
      },
    },
  });
});
