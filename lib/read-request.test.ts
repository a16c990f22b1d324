import { expect, test } from 'vitest';
import { readAskRequest, readRunId } from './read-request';

const valid = {
  runId: '6f1b1f7e-8a64-4a55-9a0e-0f6f0f0a7b11',
  build: 'b',
  backend: 'embedded',
  corpus: 'projects/embedded/locations/local/ragCorpora/handbook',
  question: ' When? ',
  retrieval: { topK: 8, threshold: { kind: 'distance', value: 0.8 }, fileIds: [] },
  generation: { model: null, temperature: null, maxOutputTokens: null },
};

test('a valid request comes back checked, its question trimmed and unknown fields left out', () => {
  expect(readAskRequest({ ...valid, host: 'http://elsewhere' })).toEqual({
    ok: true,
    value: { ...valid, question: 'When?' },
  });
});

test.each([
  ['question', { ...valid, question: '   ' }],
  ['question', { ...valid, question: 'x'.repeat(8001) }],
  ['corpus', { ...valid, corpus: 'handbook' }],
  ['retrieval.topK', { ...valid, retrieval: { ...valid.retrieval, topK: 0 } }],
  ['retrieval.topK', { ...valid, retrieval: { ...valid.retrieval, topK: 2.5 } }],
  [
    'retrieval.threshold',
    { ...valid, retrieval: { ...valid.retrieval, threshold: { kind: 'distance', value: 3 } } },
  ],
  ['runId', { ...valid, runId: '../etc' }],
  ['request', null],
])('a bad %s is refused by its name', (field, input) => {
  expect(readAskRequest(input)).toMatchObject({
    ok: false,
    failure: { code: 'bad-input', message: expect.stringContaining(`"${field}`) },
  });
});

test('a run id is a UUID or nothing', () => {
  expect(readRunId(valid.runId)).toBe(valid.runId);
  expect(readRunId({ toString: () => valid.runId })).toBe(null);
});
