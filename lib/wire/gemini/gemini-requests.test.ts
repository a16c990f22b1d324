import { expect, test } from 'vitest';
import type { GeminiTarget } from '../../target';
import { generateRequest, retrieveRequest, takesApiKey } from '../requests';
import { made } from '../testing/any-calls';
import { contentSettings, geminiTarget } from '../testing/targets';

const auth = (name: string) => `https://www.googleapis.com/auth/${name}`;
const turn = { role: 'user', parts: [{ text: 'When?' }] };

const retrieve = (target: GeminiTarget) => made(retrieveRequest(target, 'When?'));
const answer = (target: GeminiTarget, retrieved: unknown = null) =>
  made(generateRequest(target, 'When?', retrieved));

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
  expect(answer({ backend: 'gemini', retrieval: null, generation: contentSettings(search) })).toMatchObject({
    rpc: 'StreamGenerateContent',
    host,
    path: '/v1beta/models/gemini-3.5-flash:streamGenerateContent?alt=sse',
    body: {
      contents: [turn],
      tools: [{ fileSearch: { fileSearchStoreNames: stores, topK: 4, metadataFilter: 'author = "A"' } }],
    },
  });
  const generation = { ...contentSettings({ kind: 'google-search' }), model: 'tunedModels/mine' };
  expect(answer({ backend: 'gemini', retrieval: null, generation })).toMatchObject({
    path: '/v1beta/tunedModels/mine:streamGenerateContent?alt=sse',
    body: { contents: [turn], tools: [{ googleSearch: {} }] },
  });
});
