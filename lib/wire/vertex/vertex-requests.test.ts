import { describe, expect, test } from 'vitest';
import type { VertexTarget } from '../../target';
import { generateRequest, retrieveRequest } from '../requests';
import { made } from '../testing/any-calls';
import { vertexTarget } from '../testing/targets';

const corpus = 'projects/acme/locations/europe-west4/ragCorpora/77';
const auth = (name: string) => `https://www.googleapis.com/auth/${name}`;
const turn = { role: 'user', parts: [{ text: 'When?' }] };

const retrieve = (target: VertexTarget) => made(retrieveRequest(target, 'When?'));
const answer = (target: VertexTarget) => made(generateRequest(target, 'When?', null));

describe('retrieveContexts', () => {
  test('with nothing set: the corpus and the question', () => {
    expect(retrieve(vertexTarget())).toEqual({
      api: 'vertex',
      rpc: 'RetrieveContexts',
      httpMethod: 'POST',
      version: 'v1',
      host: 'europe-west4-aiplatform.googleapis.com',
      location: 'europe-west4',
      path: '/v1/projects/acme/locations/europe-west4:retrieveContexts',
      scopes: [auth('cloud-platform'), auth('aiplatform')],
      body: { vertexRagStore: { ragResources: [{ ragCorpus: corpus }] }, query: { text: 'When?' } },
    });
  });

  test('with everything set; hybrid search alone needs v1beta1, for the answer too', () => {
    const target = vertexTarget({
      topK: 8,
      threshold: { kind: 'distance', value: 0 },
      fileIds: ['5531', '5532'],
      metadataFilter: 'year = 2024',
      ranking: { kind: 'rank-service', model: 'semantic-ranker-512@latest' },
      hybridAlpha: 0,
    });
    const ragResources = [{ ragCorpus: corpus, ragFileIds: ['5531', '5532'] }];
    const ragRetrievalConfig = {
      topK: 8,
      filter: { vectorDistanceThreshold: 0, metadataFilter: 'year = 2024' },
      ranking: { rankService: { modelName: 'semantic-ranker-512@latest' } },
      hybridSearch: { alpha: 0 },
    };
    expect(retrieve(target)).toMatchObject({
      version: 'v1beta1',
      path: '/v1beta1/projects/acme/locations/europe-west4:retrieveContexts',
      body: { vertexRagStore: { ragResources }, query: { text: 'When?', ragRetrievalConfig } },
    });
    expect(answer(target)).toMatchObject({
      version: 'v1beta1',
      path: expect.stringMatching(/^\/v1beta1\//),
      body: { tools: [{ retrieval: { vertexRagStore: { ragResources, ragRetrievalConfig } } }] },
    });
  });

  test('one threshold, one ranking', () => {
    expect(
      retrieve(
        vertexTarget({
          threshold: { kind: 'similarity', value: -12.5 },
          ranking: { kind: 'llm-ranker', model: 'gemini-3.5-flash' },
        }),
      ).body,
    ).toMatchObject({
      query: {
        ragRetrievalConfig: {
          filter: { vectorSimilarityThreshold: -12.5 },
          ranking: { llmRanker: { modelName: 'gemini-3.5-flash' } },
        },
      },
    });
  });
});

describe('generateContent over a corpus', () => {
  test('streamed, with nothing set', () => {
    expect(answer(vertexTarget())).toEqual({
      api: 'vertex',
      rpc: 'StreamGenerateContent',
      httpMethod: 'POST',
      version: 'v1',
      host: 'europe-west4-aiplatform.googleapis.com',
      location: 'europe-west4',
      path: '/v1/projects/acme/locations/europe-west4/publishers/google/models/gemini-3.5-flash:streamGenerateContent?alt=sse',
      scopes: [auth('cloud-platform'), auth('aiplatform'), auth('cloud-platform.read-only')],
      body: {
        contents: [turn],
        tools: [{ retrieval: { vertexRagStore: { ragResources: [{ ragCorpus: corpus }] } } }],
      },
    });
  });

  test('with everything set', () => {
    const target = vertexTarget(
      {},
      {
        systemInstruction: 'Be short.',
        temperature: 0,
        topP: 0.9,
        maxOutputTokens: 1024,
        seed: 7,
        thinking: { budget: null, level: 'LOW', includeThoughts: true },
        safety: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
      },
    );
    expect(answer(target).body).toMatchObject({
      systemInstruction: { parts: [{ text: 'Be short.' }] },
      generationConfig: {
        temperature: 0,
        topP: 0.9,
        maxOutputTokens: 1024,
        seed: 7,
        thinkingConfig: { thinkingLevel: 'LOW', includeThoughts: true },
      },
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
    });
  });

  test('whole', () => {
    expect(made(generateRequest(vertexTarget(), 'When?', null, 'whole'))).toMatchObject({
      rpc: 'GenerateContent',
      path: expect.stringMatching(/:generateContent$/),
    });
  });

  const models = '/v1/projects/acme/locations';
  test.each([
    [
      'gemini-3.5-flash',
      'global',
      'aiplatform',
      `${models}/global/publishers/google/models/gemini-3.5-flash`,
    ],
    ['gemini-3.5-flash', 'eu', 'aiplatform.eu.rep', `${models}/eu/publishers/google/models/gemini-3.5-flash`],
    [
      'gemini-3.5-flash',
      'us-east1',
      'us-east1-aiplatform',
      `${models}/us-east1/publishers/google/models/gemini-3.5-flash`,
    ],
    ['models/m', null, 'europe-west4-aiplatform', `${models}/europe-west4/publishers/google/models/m`],
    [
      'publishers/meta/models/llama@1',
      'us',
      'aiplatform.us.rep',
      `${models}/us/publishers/meta/models/llama@1`,
    ],
    [
      'projects/p/locations/us-east4/endpoints/9',
      null,
      'us-east4-aiplatform',
      '/v1/projects/p/locations/us-east4/endpoints/9',
    ],
    [
      'projects/p/locations/global/publishers/google/models/m',
      'global',
      'aiplatform',
      '/v1/projects/p/locations/global/publishers/google/models/m',
    ],
  ])('%s in %s', (model, location, host, path) => {
    expect(answer(vertexTarget({}, { model, location }))).toMatchObject({
      host: `${host}.googleapis.com`,
      path: `${path}:streamGenerateContent?alt=sse`,
    });
  });
});
