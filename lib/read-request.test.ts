import { expect, test } from 'vitest';
import { readAskRequest, readListRequest, readRunId } from './read-request';

const valid = {
  runId: '6f1b1f7e-8a64-4a55-9a0e-0f6f0f0a7b11',
  build: 'b',
  question: ' When? ',
  target: {
    backend: 'embedded',
    corpus: 'projects/embedded/locations/local/ragCorpora/handbook',
    retrieval: { topK: 8, threshold: { kind: 'distance', value: 0.8 }, fileIds: [] },
    generation: { maxOutputTokens: null },
  },
};
const { retrieval } = valid.target;
const targeted = (changed: object) => ({ ...valid, target: { ...valid.target, ...changed } });

test('a valid request comes back checked, its question trimmed and unknown fields left out', () => {
  expect(readAskRequest({ ...valid, host: 'http://elsewhere' })).toEqual({
    ok: true,
    value: { ...valid, question: 'When?' },
  });
});

test.each([
  ['question', { ...valid, question: '   ' }],
  ['question', { ...valid, question: 'x'.repeat(8001) }],
  ['target.backend', targeted({ backend: 'elsewhere' })],
  ['target.corpus', targeted({ corpus: 'handbook' })],
  ['target.retrieval.topK', targeted({ retrieval: { ...retrieval, topK: 0 } })],
  ['target.retrieval.topK', targeted({ retrieval: { ...retrieval, topK: 2.5 } })],
  [
    'target.retrieval.threshold.value',
    targeted({ retrieval: { ...retrieval, threshold: { kind: 'distance', value: 3 } } }),
  ],
  ['runId', { ...valid, runId: '../etc' }],
  ['request', null],
])('a bad %s is refused by its name', (field, input) => {
  expect(readAskRequest(input)).toMatchObject({
    ok: false,
    failure: { code: 'bad-input', message: expect.stringContaining(`"${field}`) },
  });
});

test('a list is asked for by what it lists; anything else is refused', () => {
  const asked = {
    backend: 'vertex',
    what: 'files',
    parent: 'projects/p/locations/l/ragCorpora/c',
    pageToken: null,
  };
  expect(readListRequest(asked)).toEqual({ ok: true, value: asked });
  expect(readListRequest({ ...asked, backend: 'embedded' })).toMatchObject({ ok: false });
  expect(readListRequest({ ...asked, parent: undefined })).toMatchObject({
    ok: false,
    failure: { message: expect.stringContaining('"parent"') },
  });
});

test('a run id is a UUID or nothing', () => {
  expect(readRunId(valid.runId)).toBe(valid.runId);
  expect(readRunId({ toString: () => valid.runId })).toBe(null);
});
