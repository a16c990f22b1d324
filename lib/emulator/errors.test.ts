import { describe, expect, test } from 'vitest';
import { emulator } from './emulator';
import { answerOf, asked, contents, corpus, handle, location, model, question, ragTool } from './testing/ask';
import { engineWith } from './testing/engine';

const generate = { contents: contents(), tools: [ragTool(2)] };
const retrieve = (more: object = {}, store: object = {}) => ({
  vertexRagStore: { ragResources: [{ ragCorpus: corpus }], ...store },
  query: { text: question, ...more },
});

describe('errors have the form of Google', () => {
  test.each<[string, string, unknown, number, string, string]>([
    ['an unknown path', 'v1/nothing', undefined, 404, 'NOT_FOUND', 'Method not found.'],
    ['an unknown version', 'v7/corpora', undefined, 404, 'NOT_FOUND', 'Method not found.'],
    [
      'GET where POST is due',
      `v1/${location}:retrieveContexts`,
      undefined,
      404,
      'NOT_FOUND',
      'Method not found.',
    ],
    [
      'a method that only the service has',
      `v1/${location}:augmentPrompt`,
      {},
      501,
      'UNIMPLEMENTED',
      'Operation is not implemented, or supported, or enabled.',
    ],
    [
      'an unknown corpus',
      `v1/${location}/ragCorpora/none`,
      undefined,
      404,
      'NOT_FOUND',
      `RagCorpus ${location}/ragCorpora/none is not found.`,
    ],
    [
      'an unknown corpus in a tool',
      `v1/${model}:generateContent`,
      {
        contents: contents(),
        tools: [
          { retrieval: { vertexRagStore: { ragResources: [{ ragCorpus: `${location}/ragCorpora/none` }] } } },
        ],
      },
      404,
      'NOT_FOUND',
      `RagCorpus ${location}/ragCorpora/none is not found.`,
    ],
    [
      'an unknown file',
      `v1/${location}:retrieveContexts`,
      retrieve({}, { ragResources: [{ ragCorpus: corpus, ragFileIds: ['annual-leave-policy', 'none'] }] }),
      404,
      'NOT_FOUND',
      'The corpus has no file "none".',
    ],
    [
      'an unknown document',
      'v1beta/corpora/handbook/documents/none',
      undefined,
      404,
      'NOT_FOUND',
      'The document corpora/handbook/documents/none is not found.',
    ],
    [
      'an unknown chunk',
      'v1beta/corpora/handbook/documents/glossary/chunks/9999',
      undefined,
      404,
      'NOT_FOUND',
      'The chunk corpora/handbook/documents/glossary/chunks/9999 is not found.',
    ],
    [
      'cached content',
      `v1/${model}:generateContent`,
      { ...generate, cachedContent: 'cachedContents/c' },
      404,
      'NOT_FOUND',
      'CachedContent cachedContents/c is not found.',
    ],
    [
      'no JSON',
      'v1beta/corpora/handbook:query',
      '{"query"',
      400,
      'INVALID_ARGUMENT',
      'Invalid JSON payload received. Unexpected token.\n{"query"\n^',
    ],
    [
      'another region than the corpus is in',
      'v1/projects/p/locations/us-east1:retrieveContexts',
      retrieve(),
      400,
      'INVALID_ARGUMENT',
      'The corpus is in europe-west4, but the request was sent to us-east1; they must be the same.',
    ],
    [
      'a tool that needs the web',
      'v1beta/models/g:generateContent',
      { contents: contents(), tools: [{ googleSearch: {} }] },
      400,
      'INVALID_ARGUMENT',
      'The emulator can\'t honour the tool "googleSearch": it searches its own documents only. Send the tool "fileSearch" alone.',
    ],
    [
      'another source of retrieval',
      `v1/${model}:generateContent`,
      { contents: contents(), tools: [{ retrieval: { vertexAiSearch: { engine: 'e' } } }] },
      400,
      'INVALID_ARGUMENT',
      'The emulator can\'t honour the tool "vertexAiSearch": it searches its own documents only. Send the tool "vertexRagStore" alone.',
    ],
    [
      'a role nobody has',
      `v1/${model}:generateContent`,
      { contents: [{ role: 'system', parts: [{ text: 'x' }] }] },
      400,
      'INVALID_ARGUMENT',
      'Please use a valid role: user, model.',
    ],
    [
      'an unknown alt',
      'v1beta/corpora?alt=proto',
      undefined,
      400,
      'INVALID_ARGUMENT',
      'Invalid value at \'alt\': "proto" is neither "json" nor "sse".',
    ],
  ])('%s', async (_, path, body, code, status, message) => {
    expect(await answerOf(path, body)).toEqual({ status: code, body: { error: { code, message, status } } });
  });

  test('a stream that is an array sends its error as the only element', async () => {
    const wrong = { contents: contents(), tools: [{ urlContext: {} }] };
    const plain = await answerOf(`v1/${model}:streamGenerateContent`, wrong);
    expect(plain).toMatchObject({ status: 400, body: [{ error: { status: 'INVALID_ARGUMENT' } }] });
    const events = await answerOf(`v1/${model}:streamGenerateContent?alt=sse`, wrong);
    expect(events).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
  });

  test('a body that is no JSON by its own account, or too large, is refused', async () => {
    const text = { headers: { 'content-type': 'text/plain' } };
    expect(await answerOf('v1beta/corpora/handbook:query', { query: 'x' }, text)).toMatchObject({
      status: 400,
      body: { error: { message: 'Unsupported content-type "text/plain"; send application/json.' } },
    });
    const large = { headers: { 'content-type': 'application/json', 'content-length': '16777217' } };
    expect(await answerOf('v1beta/corpora/handbook:query', { query: 'x' }, large)).toMatchObject({
      status: 400,
      body: { error: { message: 'Request payload size exceeds the limit: 16777216 bytes.' } },
    });
  });

  test('a fault of our own tells nothing, and is told to the operator', async () => {
    const told: unknown[] = [];
    const broken = emulator({
      ...engineWith(),
      library: () => {
        throw new Error('/secret/path');
      },
      warn: (error) => told.push(error),
    });
    const response = await broken(asked('v1beta/corpora'));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' },
    });
    expect(told).toEqual([new Error('/secret/path')]);
  });

  test.each([
    ['fields', (mask: string) => [`v1beta/corpora?fields=${encodeURIComponent(mask)}`, {}] as const],
    [
      'x-goog-fieldmask',
      (mask: string) => ['v1beta/corpora', { headers: { 'x-goog-fieldmask': mask } }] as const,
    ],
  ])('masks that nest without end, in %s', async (_, sent) => {
    for (const mask of [
      'a('.repeat(5000),
      'a/'.repeat(7000),
      'a('.repeat(3000),
      'a/'.repeat(3500),
      '(',
      'a/',
    ]) {
      const [path, more] = sent(mask);
      expect(await answerOf(path, undefined, more)).toMatchObject({
        status: 400,
        body: {
          error: { status: 'INVALID_ARGUMENT', details: [{ fieldViolations: [{ field: 'fields' }] }] },
        },
      });
    }
  });

  test('a fault before any method is asked has the form of Google too', async () => {
    const told: unknown[] = [];
    const broken = emulator({ ...engineWith(), warn: (error) => told.push(error) });
    const request = asked('v1beta/corpora');
    Object.defineProperty(request, 'headers', {
      get: () => {
        throw new Error('no headers');
      },
    });
    const response = await broken(request);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' },
    });
    expect(told).toEqual([new Error('no headers')]);
  });

  test.each([
    ['callback', 'run'],
    ['$callback', 'run'],
    ['uploadType', 'media'],
    ['upload_protocol', 'raw'],
    ['$.xgafv', '2'],
  ])('the system parameter %s is taken and makes no difference', async (name, value) => {
    const bare = await answerOf('v1beta/corpora');
    expect(bare.status).toBe(200);
    expect(await answerOf(`v1beta/corpora?${new URLSearchParams([[name, value]])}`)).toEqual(bare);
  });

  test('below a scalar there is nothing, not even null', async () => {
    const path = `v1/${model}:generateContent?fields=candidates/groundingMetadata/retrievalQueries`;
    expect(await answerOf(path, generate)).toEqual({
      status: 200,
      body: { candidates: [{ groundingMetadata: { retrievalQueries: [question] } }] },
    });
    expect(await answerOf(`${path}/x`, generate)).toEqual({
      status: 200,
      body: { candidates: [{ groundingMetadata: {} }] },
    });
  });

  test('the mount and versions that nobody serves', async () => {
    for (const path of ['', 'v1', 'v1/', 'v1alpha/models', 'v1beta//models'])
      expect(await answerOf(path)).toEqual({
        status: 404,
        body: { error: { code: 404, message: 'Method not found.', status: 'NOT_FOUND' } },
      });
  });

  test('no answer may be read by another origin', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await handle(
        asked('v1beta/corpora', undefined, { method, headers: { origin: 'https://a.example' } }),
      );
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
