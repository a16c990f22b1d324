import { describe, expect, test } from 'vitest';
import { requestFaults, strictFaults } from './strict-proto';

const v1 = 'google.cloud.aiplatform.v1';
const v1beta1 = 'google.cloud.aiplatform.v1beta1';
const gemini = 'google.ai.generativelanguage.v1beta';

const corpus = 'projects/demo/locations/europe-west4/ragCorpora/77';
const retrieve = (ragRetrievalConfig: object, more: object = {}) => ({
  parent: 'projects/demo/locations/europe-west4',
  vertexRagStore: { ragResources: [{ ragCorpus: corpus, ragFileIds: ['5'] }] },
  query: { text: 'When?', ragRetrievalConfig },
  ...more,
});

const answer = (groundingMetadata: object, more: object = {}) => ({
  candidates: [
    { content: { role: 'model', parts: [{ text: 'At 8.' }] }, finishReason: 'STOP', groundingMetadata },
  ],
  ...more,
});

describe('messages that are right', () => {
  test.each([
    [`${v1}.RetrieveContextsRequest`, retrieve({ topK: 8, filter: { vectorDistanceThreshold: 0.6 } })],
    [`${v1beta1}.RetrieveContextsRequest`, retrieve({ hybridSearch: { alpha: 0 } })],
    [
      `${v1}.RetrieveContextsResponse`,
      { contexts: { contexts: [{ sourceUri: 'a.txt', text: 'A', score: 0 }] } },
    ],
    [`${v1}.RetrieveContextsResponse`, { contexts: {} }],
    [
      `${v1}.GenerateContentResponse`,
      answer(
        {
          groundingSupports: [
            { segment: { endIndex: 5 }, groundingChunkIndices: [0], confidenceScores: [0.5] },
          ],
        },
        { createTime: '2026-05-04T08:15:30.123456Z', modelVersion: 'm' },
      ),
    ],
    [`${v1}.Dataset`, { name: 'd', dataItemCount: '12', createTime: '2026-05-04T08:15:30Z' }],
    [`${v1}.GenerateContentRequest`, { labels: { team: 'search' }, model: 'm', contents: [] }],
    [`${gemini}.QueryCorpusResponse`, {}],
    [
      `${gemini}.Chunk`,
      { data: { stringValue: 'A' }, customMetadata: [{ key: 'k', stringListValue: { values: ['v'] } }] },
    ],
  ])('%s', (name, json) => {
    expect(strictFaults(name, json)).toEqual([]);
  });
});

describe('planted faults', () => {
  test.each<[string, string, unknown, string[]]>([
    [
      'a name one level down, and a field of another version',
      `${v1}.RetrieveContextsRequest`,
      retrieve({ topk: 8, hybridSearch: { alpha: 0.5 } }),
      [
        'query.ragRetrievalConfig.topk: no field of google.cloud.aiplatform.v1.RagRetrievalConfig',
        'query.ragRetrievalConfig.hybridSearch: no field of google.cloud.aiplatform.v1.RagRetrievalConfig',
      ],
    ],
    [
      'snake_case',
      `${v1}.RetrieveContextsRequest`,
      { vertex_rag_store: {} },
      ['vertex_rag_store: no field of google.cloud.aiplatform.v1.RetrieveContextsRequest'],
    ],
    [
      'both members of a oneof',
      `${v1}.RetrieveContextsRequest`,
      retrieve({ filter: { vectorDistanceThreshold: 0.6, vectorSimilarityThreshold: 0 } }),
      [
        'query.ragRetrievalConfig.filter: vectorDistanceThreshold and vectorSimilarityThreshold exclude each other',
      ],
    ],
    [
      'wrong types',
      `${v1}.RetrieveContextsRequest`,
      {
        parent: null,
        vertexRagStore: [],
        query: { text: 7, ragRetrievalConfig: { topK: '8', filter: 'x' } },
      },
      [
        'parent: null is no string',
        'vertexRagStore: a list instead of an object',
        'query.text: 7 is no string',
        'query.ragRetrievalConfig.topK: "8" is no int32',
        'query.ragRetrievalConfig.filter: string "x" instead of an object',
      ],
    ],
    [
      'numbers out of range, fractions, NaN',
      `${v1}.GenerationConfig`,
      { temperature: 1e39, topP: Number.NaN, maxOutputTokens: 1.5, seed: 2 ** 31 },
      [
        'temperature: 1e+39 is no float',
        'topP: null is no float',
        'maxOutputTokens: 1.5 is no int32',
        'seed: 2147483648 is no int32',
      ],
    ],
    [
      'lists',
      `${v1}.GroundingSupport`,
      { segment: [{}], groundingChunkIndices: 0, confidenceScores: [0.5, '1'] },
      [
        'segment: a list instead of an object',
        'groundingChunkIndices: number 0 instead of a list',
        'confidenceScores[1]: "1" is no float',
      ],
    ],
    [
      'enums: an unknown name, a number, a name of the other API, an inherited key',
      `${v1}.SafetySetting`,
      { category: 'HARM_CATEGORY_NONE', threshold: 1, method: 'toString' },
      [
        'category: "HARM_CATEGORY_NONE" is no name of google.cloud.aiplatform.v1.HarmCategory',
        'threshold: 1 is no name of google.cloud.aiplatform.v1.SafetySetting.HarmBlockThreshold',
        'method: "toString" is no name of google.cloud.aiplatform.v1.SafetySetting.HarmBlockMethod',
      ],
    ],
    [
      '64-bit integers as numbers, times that are none',
      `${v1}.Dataset`,
      { dataItemCount: 12, createTime: '2026-05-04' },
      ['dataItemCount: 12 is no int64', 'createTime: "2026-05-04" is no google.protobuf.Timestamp'],
    ],
    [
      'half of a surrogate pair',
      `${gemini}.QueryCorpusRequest`,
      { query: 'a\ud83d' },
      ['query: "a\\ud83d" is no string'],
    ],
    ['values of a map', `${v1}.GenerateContentRequest`, { labels: { a: 1 } }, ['labels.a: 1 is no string']],
    ['no object', `${gemini}.QueryCorpusResponse`, [], ['the message: a list instead of an object']],
    ['undefined', `${gemini}.QueryCorpusRequest`, { query: undefined }, ['query: undefined is no string']],
  ])('%s', (_, name, json, faults) => {
    expect(strictFaults(name, json)).toEqual(faults);
  });

  test('a message nobody publishes is a bug of the test', () => {
    expect(() => strictFaults(`${v1}.NoSuchMessage`, {})).toThrow(/no such type/i);
    expect(() => strictFaults('acme.Message', {})).toThrow('No package at hand publishes acme.Message.');
  });
});

describe('requests', () => {
  test('lack nothing required at any level', () => {
    expect(requestFaults(`${v1}.RetrieveContextsRequest`, { vertexRagStore: {} })).toEqual([
      'parent: required, and missing',
      'query: required, and missing',
    ]);
    expect(
      requestFaults(`${gemini}.QueryCorpusRequest`, {
        name: 'corpora/c',
        query: 'q',
        metadataFilters: [{ key: 'chunk.custom_metadata.k', conditions: [{ numericValue: 1 }] }],
      }),
    ).toEqual(['metadataFilters[0].conditions[0].operation: required, and missing']);
  });

  test('use nothing deprecated, and set nothing that only the service sets', () => {
    expect(
      requestFaults(
        `${v1}.RetrieveContextsRequest`,
        retrieve({}, { vertexRagStore: { vectorDistanceThreshold: 1 } }),
      ),
    ).toEqual(['vertexRagStore.vectorDistanceThreshold: deprecated']);
    expect(
      requestFaults(`${v1}.CreateRagCorpusRequest`, {
        parent: 'p',
        ragCorpus: { displayName: 'd', createTime: '2026-05-04T08:15:30Z' },
      }),
    ).toEqual(['ragCorpus.createTime: output only']);
  });
});
