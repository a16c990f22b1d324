import { expect, test } from 'vitest';
import * as gemini from './gemini/settings';
import * as vertex from './vertex/settings';

const corpus = 'projects/p/locations/europe-west4/ragCorpora/1';
const written = (query: string) => Object.fromEntries(new URLSearchParams(query));

test('every setting of Vertex AI stands where the target has it', () => {
  const query =
    `corpus=${corpus}&k=5&limit=similarity&at=0.4&files=7,8&filter=year%20%3E%202020&rank=llm-ranker` +
    '&ranker=gemini-3.5-flash&alpha=0.3&location=own&model=gemini-2.5-pro&temp=0.2&topp=0.9&max=512&seed=7' +
    '&system=Be%20brief.&think=budget&budget=1024&thoughts=true&safety=HARASSMENT:BLOCK_NONE';
  expect(vertex.targetOf(written(query))).toEqual({
    ok: true,
    value: {
      backend: 'vertex',
      corpus,
      retrieval: {
        topK: 5,
        threshold: { kind: 'similarity', value: 0.4 },
        fileIds: ['7', '8'],
        metadataFilter: 'year > 2020',
        ranking: { kind: 'llm-ranker', model: 'gemini-3.5-flash' },
        hybridAlpha: 0.3,
      },
      generation: {
        location: null,
        model: 'gemini-2.5-pro',
        temperature: 0.2,
        topP: 0.9,
        maxOutputTokens: 512,
        seed: 7,
        systemInstruction: 'Be brief.',
        thinking: { budget: 1024, level: null, includeThoughts: true },
        safety: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
      },
    },
  });
});

test('what Vertex AI is not told is null, and left to the service', () => {
  expect(vertex.targetOf(written(`corpus=${corpus}`))).toMatchObject({
    value: {
      retrieval: {
        topK: null,
        threshold: null,
        fileIds: [],
        metadataFilter: null,
        ranking: null,
        hybridAlpha: null,
      },
      generation: { systemInstruction: null, temperature: null, thinking: null, safety: [] },
    },
  });
});

test('without a corpus there is nothing to ask Vertex AI', () => {
  expect(vertex.targetOf({})).toMatchObject({ ok: false, failure: { message: 'No corpus is named.' } });
});

test('the semantic retriever is asked with its filters, and answered over its passages', () => {
  const where = JSON.stringify([
    { level: 'document', key: 'genre', conditions: [{ operation: 'EQUAL', value: 'guide' }] },
    { level: 'chunk', key: 'year', conditions: [{ operation: 'LESS', value: 2020 }] },
  ]);
  const query = new URLSearchParams({ corpus: 'corpora/c', k: '3', where, style: 'VERBOSE', temp: '0.5' });
  expect(gemini.targetOf(Object.fromEntries(query))).toEqual({
    ok: true,
    value: {
      backend: 'gemini',
      retrieval: {
        corpus: 'corpora/c',
        document: null,
        resultsCount: 3,
        filters: [
          { key: 'document.custom_metadata.genre', conditions: [{ operation: 'EQUAL', value: 'guide' }] },
          { key: 'chunk.custom_metadata.year', conditions: [{ operation: 'LESS', value: 2020 }] },
        ],
      },
      generation: {
        method: 'generate-answer',
        model: 'aqa',
        style: 'VERBOSE',
        temperature: 0.5,
        passages: 'inline',
        safety: [],
      },
    },
  });
});

test('generateContent takes a search tool, and no corpus', () => {
  const query =
    'method=generate-content&stores=fileSearchStores/a&top=4&filter=x%20%3D%201&think=level&level=HIGH';
  expect(gemini.targetOf(written(query))).toMatchObject({
    ok: true,
    value: {
      retrieval: null,
      generation: {
        method: 'generate-content',
        model: 'gemini-3.5-flash',
        thinking: { budget: null, level: 'HIGH', includeThoughts: false },
        tool: { kind: 'file-search', stores: ['fileSearchStores/a'], topK: 4, metadataFilter: 'x = 1' },
      },
    },
  });
  expect(gemini.targetOf(written('method=generate-content&tool=google-search'))).toMatchObject({
    value: { generation: { tool: { kind: 'google-search' } } },
  });
  expect(gemini.targetOf({})).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
});
