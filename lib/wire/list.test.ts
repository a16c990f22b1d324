import { GoogleGenAI } from '@google/genai';
import { describe, expect, test } from 'vitest';
import { listRequest, ragCorpusRequest } from './list';
import { made } from './testing/any-calls';
import { startRecorder } from './testing/recorder';

const place = 'projects/acme/locations/us-east4';

describe('a page', () => {
  test('of corpora, from the region', () => {
    const request = { backend: 'vertex' as const, what: 'corpora' as const, parent: place };
    expect(made(listRequest({ ...request, pageToken: null }))).toEqual({
      api: 'vertex',
      rpc: 'ListRagCorpora',
      httpMethod: 'GET',
      version: 'v1beta1',
      host: 'us-east4-aiplatform.googleapis.com',
      location: 'us-east4',
      path: '/v1beta1/projects/acme/locations/us-east4/ragCorpora?pageSize=100',
      scopes: [
        'https://www.googleapis.com/auth/cloud-platform',
        'https://www.googleapis.com/auth/aiplatform',
      ],
      body: null,
    });
    expect(made(listRequest({ ...request, pageToken: '../?x=1&y#z' })).path).toBe(
      '/v1beta1/projects/acme/locations/us-east4/ragCorpora?pageSize=100&pageToken=..%2F%3Fx%3D1%26y%23z',
    );
  });

  test.each([
    [
      { backend: 'vertex', what: 'corpora', parent: 'projects/acme/locations/global' },
      'Corpora live in single',
    ],
    [{ backend: 'vertex', what: 'corpora', parent: 'acme' }, '"acme" is no place'],
    [{ backend: 'vertex', what: 'files', parent: '77' }, 'is only an id'],
    [{ backend: 'gemini', what: 'documents', parent: 'corpora/..' }, 'is no name of a corpus'],
  ] as const)('%j can’t be had', (request, why) => {
    expect(listRequest({ ...request, pageToken: null })).toEqual({
      ok: false,
      failure: {
        code: 'bad-input',
        message: expect.stringContaining(why),
        hint: 'Correct the field "parent" and ask again.',
      },
    });
  });

  test('after a token that has no form in UTF-8', () => {
    expect(listRequest({ backend: 'gemini', what: 'corpora', pageToken: '\ud83d' })).toMatchObject({
      ok: false,
      failure: { hint: 'Correct the field "pageToken" and ask again.' },
    });
  });

  test('of File Search stores is what google-genai asks for', async () => {
    const recorder = await startRecorder();
    const client = new GoogleGenAI({
      vertexai: false,
      apiKey: 'key-of-a-test',
      httpOptions: { baseUrl: `${recorder.origin}/0/generativelanguage.googleapis.com` },
    });
    await client.fileSearchStores.list({ config: { pageSize: 20, pageToken: 'a+b' } });
    await recorder.stop();
    const { host, httpMethod, path } = made(
      listRequest({ backend: 'gemini', what: 'file-search-stores', pageToken: 'a+b' }),
    );
    expect(recorder.recorded).toMatchObject([{ host, httpMethod, path }]);
  });
});

test('one corpus', () => {
  expect(made(ragCorpusRequest(`${place}/ragCorpora/77`))).toMatchObject({
    rpc: 'GetRagCorpus',
    httpMethod: 'GET',
    path: '/v1beta1/projects/acme/locations/us-east4/ragCorpora/77',
    body: null,
  });
  expect(ragCorpusRequest('77')).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
});
