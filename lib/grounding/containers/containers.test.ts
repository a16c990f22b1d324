import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect';
import type { Json } from '../model';
import { opened, seen, seenOf } from '../testing/seen';

const response = (text: string, grounded = true): Json => ({
  candidates: [
    {
      content: { parts: [{ text }] },
      finishReason: 'STOP',
      ...(grounded
        ? {
            groundingMetadata: {
              groundingChunks: [{ retrievedContext: { title: 'a', text: 'Six.' } }],
              groundingSupports: [{ segment: { endIndex: text.length, text }, groundingChunkIndices: [0] }],
            },
          }
        : {}),
    },
  ],
});
const written = (text: string, grounded = true) => JSON.stringify(response(text, grounded));
const request = JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'When is low tide?' }] }] });
const packed = (text: string) => gzipSync(text).toString('base64');
const failed = { error: { code: 429, message: 'Slow down.', status: 'RESOURCE_EXHAUSTED' } };

const choices = (body: unknown) => opened(body).choices.map(({ id, label }) => `${id} | ${label}`);

describe('a HAR file', () => {
  const entry = (url: string, text: string, encoding?: string): Json => ({
    request: { url, postData: { text: request } },
    response: { content: { text, ...(encoding === undefined ? {} : { encoding }) } },
  });
  const body = {
    log: {
      entries: [
        entry('https://x/app.js', 'const candidates = 1;'),
        entry('https://x/v1/m:generateContent?key=secret', written('Ungrounded.', false)),
        entry('https://x/v1/m:generateContent', btoa(written('At six.')), 'base64'),
        entry('https://x/v1/m:generateContent', JSON.stringify(failed)),
        entry('https://x/picture', 'iVBORw0KGgo=', 'base64'),
      ],
    },
  };
  it('offers every body of the service, and shows the first with most to see', () => {
    expect(seenOf(JSON.stringify(body))).toMatchObject({
      text: 'At six.',
      question: 'When is low tide?',
      segments: ['0-7 exact > 0'],
    });
    expect(choices(body)).toEqual([
      'generate-content:/log/entries/1/response/content/text | a generateContent response, entry 2 (m:generateContent)',
      'generate-content:/log/entries/2/response/content/text | a generateContent response, entry 3 (m:generateContent)',
      'error-body:/log/entries/3/response/content/text | an error of the service, entry 4 (m:generateContent)',
    ]);
  });
  it('has the text replaced by what it holds, so that every place leads somewhere', () => {
    const { inspection, body: tree } = opened(body);
    expect(inspection.diagnostics.find(({ code }) => code === 'score/absent')?.at).toBe(
      '/log/entries/2/response/content/text/candidates/0/groundingMetadata/groundingSupports',
    );
    expect(JSON.stringify(tree)).toContain('"text":{"candidates"');
  });
  it('can be read at any entry', () => {
    expect(seenOf(body, 'generate-content:/log/entries/1/response/content/text').text).toBe('Ungrounded.');
    const error = inspect({
      source: 'file',
      body,
      question: null,
      retrieval: null,
      reading: 'error-body:/log/entries/3/response/content/text',
    });
    expect(error).toMatchObject({
      ok: false,
      failure: { code: 'input/service-error', at: '/log/entries/3/response/content/text/error' },
    });
  });
  it('with a choice that isn’t there shows the best', () => {
    expect(opened(body, 'nowhere').shown).toBe('generate-content:/log/entries/2/response/content/text');
  });
});

describe('a cassette', () => {
  it.each([
    [
      'of vcrpy',
      `interactions:\n- request:\n    body: '${request}'\n    uri: https://x/m:generateContent\n  response:\n    body:\n      string: '${written('At six.')}'\nversion: 1\n`,
    ],
    [
      'with folded lines',
      `interactions:\n- request:\n    body: '${request}'\n    uri: https://x/m:generateContent\n  response:\n    body:\n      string: "{\\"candidates\\": [{\\"content\\":\\n        {\\"parts\\": [{\\"text\\": \\"At\\\n        \\ six.\\"}]}, \\"finishReason\\": \\"STOP\\"}]}"\n`,
    ],
    [
      'with bytes',
      `interactions:\n- request:\n    body: '${request}'\n    uri: https://x/m:generateContent\n  response:\n    body:\n      string: !!binary |\n        ${btoa(written('At six.'))}\n`,
    ],
    [
      'with bytes that gzip packed',
      `interactions:\n- request:\n    body: '${request}'\n    uri: https://x/m:generateContent\n  response:\n    body:\n      string: !!binary |\n        ${packed(
        written('At six.'),
      )
        .match(/.{1,76}/g)
        ?.join('\n        ')}\n`,
    ],
    [
      'with a parsed body',
      `interactions:\n- request:\n    parsed_body:\n      contents:\n      - parts:\n        - text: When is low tide?\n        role: user\n    uri: https://x/m:generateContent\n  response:\n    parsed_body:\n      candidates:\n      - content:\n          parts:\n          - text: At six.\n        finishReason: STOP\n`,
    ],
    [
      'of Ruby',
      `---\nhttp_interactions:\n- request:\n    uri: https://x/m:generateContent\n    body:\n      encoding: UTF-8\n      string: '${request}'\n  response:\n    body:\n      encoding: ASCII-8BIT\n      string: !binary |-\n        ${btoa(written('At six.'))}\nrecorded_with: VCR 6\n`,
    ],
    [
      'as JSON',
      JSON.stringify({
        interactions: [
          { request: { body: request, uri: 'x' }, response: { body: { string: written('At six.') } } },
        ],
      }),
    ],
  ])('%s', (_, text) => {
    expect(seenOf(text)).toMatchObject({
      format: 'generate-content',
      text: 'At six.',
      question: 'When is low tide?',
    });
  });
  it('holds a stream', () => {
    const events = ['At ', 'six.']
      .map((text) => `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] } }] })}\n\n`)
      .join('');
    const body = { interactions: [{ request: {}, response: { body: { string: events } } }] };
    expect(seenOf(body)).toMatchObject({
      text: 'At six.',
      said: expect.arrayContaining([
        expect.stringMatching(/^stream\/cut-off \/interactions\/0\/response\/body\/string\/1/),
      ]),
    });
  });
  it('whose bytes can’t be unpacked says so', () => {
    const string = btoa('\x28\xb5\x2f\xfd'.repeat(20));
    const text = `interactions:\n- response:\n    body:\n      string: !!binary ${string}\n`;
    // It says that four gigabytes come out.
    const claims = Buffer.from(packed(written('At six.')), 'base64');
    claims.fill(0xff, claims.length - 4);
    const bomb = claims.toString('base64');
    for (const body of [text, text.replace(string, bomb)]) {
      const read = inspect({ source: 'paste', body, question: null, retrieval: null });
      expect(read).toMatchObject({
        ok: false,
        failure: { code: 'input/compressed', at: '/interactions/0/response/body/string' },
      });
    }
  });
  it('that is broken says where', () => {
    const read = inspect({
      source: 'paste',
      body: 'interactions:\n- response: {\n',
      question: null,
      retrieval: null,
    });
    expect(read).toMatchObject({
      ok: false,
      failure: { code: 'input/broken', message: expect.stringMatching(/looks like YAML, but at line \d+/) },
    });
  });
  it('whose aliases multiply is refused', () => {
    const levels = Array.from(
      { length: 9 },
      (_, index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`,
    );
    const text = `interactions:\n- x\na0: &a0 [x, x]\n${levels.join('\n')}\n`;
    const read = inspect({ source: 'paste', body: text, question: null, retrieval: null });
    expect(read).toMatchObject({ ok: false, failure: { code: 'input/too-deep' } });
  });
});

describe('logs', () => {
  it.each<[string, Json, string]>([
    ['a text', { insertId: 'a', textPayload: written('At six.') }, '/textPayload'],
    [
      'a text with words around it',
      { insertId: 'a', textPayload: `answered ${written('At six.')}` },
      '/textPayload',
    ],
    ['a payload', { insertId: 'a', jsonPayload: { response: response('At six.') } }, '/jsonPayload/response'],
    [
      'a text deep in a payload',
      { insertId: 'a', jsonPayload: { message: { body: written('At six.') } } },
      '/jsonPayload/message/body',
    ],
    [
      'an audit entry',
      { insertId: 'a', protoPayload: { response: response('At six.') } },
      '/protoPayload/response',
    ],
  ])('of Cloud Logging: %s', (_, entry, at) => {
    const read = opened([{ insertId: 'x', textPayload: 'starting' }, entry]);
    expect(seen(read).text).toBe('At six.');
    expect(read.choices).toEqual([
      { id: `generate-content:/1${at}`, label: 'a generateContent response, log entry 2', at: `/1${at}` },
    ]);
  });
  it('whose text was cut off say so, and where', () => {
    const cut = { insertId: 'a', textPayload: `${written('At six.').slice(0, 60)}…(truncated)` };
    const read = inspect({ source: 'paste', body: [cut], question: null, retrieval: null });
    expect(read).toMatchObject({
      ok: false,
      failure: {
        code: 'input/broken',
        at: '/0/textPayload',
        message: expect.stringMatching(/^In the text at \/0\/textPayload, line 1, column \d+:/),
      },
    });
    const beside = opened([cut, { insertId: 'b', textPayload: written('At six.') }]);
    expect(seen(beside).said).toContain('input/unread-text /0/textPayload');
  });
  it.each<[string, Json]>([
    ['text', { full_request: request, full_response: written('At six.'), logging_time: 'x' }],
    ['JSON', { full_request: JSON.parse(request), full_response: response('At six.') }],
    ['payload pieces', { request_payload: [request], response_payload: [written('At six.')] }],
    [
      'the chunks of a stream',
      {
        full_request: request,
        full_response: [{ candidates: [{ content: { parts: [{ text: 'At ' }] } }] }, response('six.')],
      },
    ],
  ])('of BigQuery: %s', (_, row) => {
    expect(seenOf([row])).toMatchObject({ text: 'At six.', question: 'When is low tide?' });
  });
});

describe('a batch', () => {
  it('shows the best line, and offers each by its key; a failed one says why', () => {
    const lines = [
      { key: 'a', ...failed },
      { key: 'b', response: response('Ungrounded.', false) },
      { key: 'c', response: response('At six.') },
    ];
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(seenOf(text)).toMatchObject({ text: 'At six.' });
    expect(choices(text)).toEqual([
      'failed:/0/error | line 1, key a',
      'generate-content:/1/response | a generateContent response, line 2, key b',
      'generate-content:/2/response | a generateContent response, line 3, key c',
    ]);
    const read = inspect({
      source: 'paste',
      body: text,
      question: null,
      retrieval: null,
      reading: 'failed:/0/error',
    });
    expect(read).toMatchObject({
      ok: false,
      failure: {
        code: 'input/service-error',
        at: '/0/error',
        message: expect.stringContaining('429 RESOURCE_EXHAUSTED: Slow down.'),
      },
    });
  });
});

describe('several responses in one list', () => {
  const named = (responseId: string, text: string): Json => ({ ...Object(response(text)), responseId });
  it('can be read one by one, however they are mixed', () => {
    const body = [named('a', 'At '), named('b', 'Noon.'), named('a', 'six.')];
    expect(seenOf(body)).toMatchObject({
      text: 'At six.',
      said: expect.arrayContaining(['input/other-responses /1']),
    });
    expect(choices(body)).toEqual([
      'generate-content:/0 | a generateContent response, response 1',
      'generate-content:/1 | a generateContent response, response 2',
    ]);
    expect(seenOf(body, 'generate-content:/1')).toMatchObject({
      text: 'Noon.',
      said: expect.arrayContaining(['input/other-readings /1']),
    });
  });
  it('in pieces have every place where it stands in the whole list', () => {
    const body = [named('a', 'At six.'), named('b', 'No'), named('b', 'on.')];
    const read = opened(body, 'generate-content:/1');
    expect(seen(read)).toMatchObject({
      text: 'Noon.',
      said: expect.arrayContaining(['score/absent /1/candidates/0/groundingMetadata/groundingSupports']),
    });
  });
});

describe('anything else that holds a response', () => {
  it.each<[string, Json]>([
    ['deep down', { a: [{ b: { c: response('At six.') } }] }],
    ['as text in text', { result: JSON.stringify({ payload: written('At six.') }) }],
    ['an operation', { name: 'o', done: true, response: response('At six.') }],
    ['JSON-RPC', { jsonrpc: '2.0', id: 1, result: response('At six.') }],
  ])('%s', (_, body) => {
    expect(seenOf(body).text).toBe('At six.');
  });
  it('is not taken for a response by one word', () => {
    for (const body of [
      { election: { candidates: ['a', 'b'] } },
      { rows: [{ contexts: ['plain'] }] },
      { a: { choices: [1] } },
      { steps: [{ type: 'x' }] },
    ]) {
      const read = inspect({ source: 'paste', body, question: null, retrieval: null });
      expect(read).toMatchObject({ ok: false, failure: { code: 'input/not-recognised' } });
    }
  });
  it('an answer with contexts beside it can be read as either', () => {
    const contexts = { contexts: [{ sourceUri: 'gs://a', text: 'Six.', score: 0.2 }] };
    const body = { ...Object(response('At six.')), contexts };
    expect(choices(body)).toEqual([
      'generate-content: | a generateContent response',
      'retrieve-contexts: | a retrieveContexts response',
    ]);
    expect(seenOf(body, 'retrieve-contexts:').contexts).toEqual(['null 0.2 Six.']);
  });
});
