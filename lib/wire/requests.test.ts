import { describe, expect, test } from 'vitest';
import type { GeminiTarget, VertexTarget } from '../target';
import { generateRequest, retrieveRequest, takesApiKey } from './requests';
import { made } from './testing/any-calls';
import { contentSettings, geminiTarget, vertexTarget } from './testing/targets';

const corpus = 'projects/acme/locations/europe-west4/ragCorpora/77';
const auth = (name: string) => `https://www.googleapis.com/auth/${name}`;
const turn = { role: 'user', parts: [{ text: 'When?' }] };

const retrieve = (target: VertexTarget | GeminiTarget) => made(retrieveRequest(target, 'When?'));
const answer = (target: VertexTarget | GeminiTarget, retrieved: unknown = null) =>
  made(generateRequest(target, 'When?', retrieved));

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

describe('the Gemini API', () => {
  const host = 'generativelanguage.googleapis.com';
  const filters = [
    { key: 'chunk.custom_metadata.year', conditions: [{ operation: 'GREATER_EQUAL' as const, value: 2020 }] },
    {
      key: 'document.custom_metadata.genre',
      conditions: [
        { operation: 'EQUAL' as const, value: 'guide' },
        { operation: 'EQUAL' as const, value: 'faq' },
      ],
    },
  ];
  const metadataFilters = [
    {
      key: 'chunk.custom_metadata.year',
      conditions: [{ numericValue: 2020, operation: 'GREATER_EQUAL' }],
    },
    {
      key: 'document.custom_metadata.genre',
      conditions: [
        { stringValue: 'guide', operation: 'EQUAL' },
        { stringValue: 'faq', operation: 'EQUAL' },
      ],
    },
  ];

  test('corpora.query', () => {
    const request = retrieve(geminiTarget({ resultsCount: 5, filters }));
    expect(request).toEqual({
      api: 'gemini',
      rpc: 'QueryCorpus',
      httpMethod: 'POST',
      version: 'v1beta',
      host,
      location: null,
      path: '/v1beta/corpora/cafe:query',
      scopes: [auth('generative-language.retriever.readonly'), auth('generative-language.retriever')],
      body: { query: 'When?', resultsCount: 5, metadataFilters },
    });
    expect(takesApiKey(request)).toBe(false);
  });

  test('corpora.documents.query', () => {
    expect(retrieve(geminiTarget({ document: 'corpora/cafe/documents/hours' }))).toMatchObject({
      rpc: 'QueryDocument',
      path: '/v1beta/corpora/cafe/documents/hours:query',
      body: { query: 'When?' },
    });
  });

  test('generateAnswer over what was retrieved: a passage’s id leads back to its chunk', () => {
    const chunk = (name: string | undefined, text: string) => ({
      chunk: { name, data: { stringValue: text } },
    });
    const name = 'corpora/cafe/documents/hours/chunks/123a456b789c';
    const request = answer(geminiTarget(), {
      relevantChunks: [
        chunk(name, 'It opens at 8.'),
        chunk(name, 'It closes at 6.'),
        chunk(undefined, 'On Sundays at 9.'),
        chunk('corpora/cafe/documents/hours/chunks/empty', ''),
        { chunk: null },
        chunk('../x', 'Not on Mondays.'),
      ],
    });
    const passage = (id: string, text: string) => ({ id, content: { parts: [{ text }] } });
    expect(request).toEqual({
      api: 'gemini',
      rpc: 'GenerateAnswer',
      httpMethod: 'POST',
      version: 'v1beta',
      host,
      location: null,
      path: '/v1beta/models/aqa:generateAnswer',
      scopes: [auth('cloud-platform'), auth('generative-language')],
      body: {
        contents: [turn],
        answerStyle: 'ABSTRACTIVE',
        inlinePassages: {
          passages: [
            passage(name, 'It opens at 8.'),
            passage('p2', 'It closes at 6.'),
            passage('p3', 'On Sundays at 9.'),
            passage('p6', 'Not on Mondays.'),
          ],
        },
        temperature: 0.2,
      },
    });
    expect(takesApiKey(request)).toBe(true);
  });

  test.each([null, {}, [], 'text', { relevantChunks: [{}] }])('but not over nothing: %j', (retrieved) => {
    expect(generateRequest(geminiTarget(), 'When?', retrieved)).toEqual({
      ok: false,
      failure: {
        code: 'bad-input',
        message: 'generateAnswer needs passages to answer over, and retrieval brought none with text.',
        hint: 'Ask for what the corpus holds, or loosen the metadata filters.',
      },
    });
  });

  test('generateAnswer over what the service retrieves by itself', () => {
    const target = geminiTarget({ resultsCount: 5, filters }, { passages: 'semantic-retriever' });
    const request = answer(target);
    expect(request.body).toEqual({
      contents: [turn],
      answerStyle: 'ABSTRACTIVE',
      semanticRetriever: { source: 'corpora/cafe', query: turn, metadataFilters, maxChunksCount: 5 },
      temperature: 0.2,
    });
    expect(takesApiKey(request)).toBe(false);
  });

  test('generateContent with File Search, with Google Search, of a tuned model', () => {
    const stores = ['fileSearchStores/a-1'];
    const search = { kind: 'file-search' as const, stores, topK: 4, metadataFilter: 'author = "A"' };
    expect(answer({ backend: 'gemini', retrieval: null, generation: contentSettings(search) })).toMatchObject(
      {
        rpc: 'StreamGenerateContent',
        host,
        path: '/v1beta/models/gemini-3.5-flash:streamGenerateContent?alt=sse',
        body: {
          contents: [turn],
          tools: [{ fileSearch: { fileSearchStoreNames: stores, topK: 4, metadataFilter: 'author = "A"' } }],
        },
      },
    );
    const generation = { ...contentSettings({ kind: 'google-search' }), model: 'tunedModels/mine' };
    expect(answer({ backend: 'gemini', retrieval: null, generation })).toMatchObject({
      path: '/v1beta/tunedModels/mine:streamGenerateContent?alt=sse',
      body: { contents: [turn], tools: [{ googleSearch: {} }] },
    });
  });
});

describe('what can’t be asked', () => {
  test.each(['', ' \n', 'a\ud83d'])('the question %j', (question) => {
    for (const make of [
      retrieveRequest,
      (...words: [VertexTarget, string]) => generateRequest(...words, null),
    ])
      expect(make(vertexTarget(), question)).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
  });

  test('a wrong setting is named', () => {
    expect(retrieveRequest({ ...vertexTarget(), corpus: '77' }, 'When?')).toEqual({
      ok: false,
      failure: {
        code: 'bad-input',
        message:
          '"77" is only an id; the service wants the full name, projects/PROJECT/locations/REGION/ragCorpora/77.',
        hint: 'Correct the field "corpus" and ask again.',
      },
    });
  });

  test('a model that is none does not keep from retrieving', () => {
    const target = vertexTarget({}, { model: '' });
    expect(retrieveRequest(target, 'When?')).toMatchObject({ ok: true });
    expect(generateRequest(target, 'When?', null)).toMatchObject({ ok: false });
  });

  test('retrieval without a corpus', () => {
    const target = {
      backend: 'gemini' as const,
      retrieval: null,
      generation: contentSettings({ kind: 'google-search' }),
    };
    expect(retrieveRequest(target, 'When?')).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
  });
});
