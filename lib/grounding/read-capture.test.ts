import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inspect } from './inspect';
import type { Capture, Reading } from './model';
import { readCapture } from './read-capture';

const folder = new URL('./fixtures/', import.meta.url);
const openFixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const capture = (body: unknown, retrieval: unknown = null): Capture => ({
  source: 'paste',
  body,
  question: null,
  retrieval,
});

function read(body: unknown, retrieval: unknown = null): Reading {
  const result = readCapture(capture(body, retrieval));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.reading;
}

function failure(body: unknown) {
  const result = readCapture(capture(body));
  if (result.ok) throw new Error(`read as ${result.value.reading.format}`);
  return result.failure;
}

/** The ferry answer as every way to write it down must read; `at` gives where its metadata stands. */
const ferry = (metadata: string, candidate: string, part: string, snake: boolean): Reading => {
  const chunks = `${metadata}/${snake ? 'grounding_chunks' : 'groundingChunks'}`;
  const supports = `${metadata}/${snake ? 'grounding_supports' : 'groundingSupports'}`;
  return {
    format: 'generate-content',
    question: null,
    model: 'gemini-2.0-flash-001',
    answer: {
      at: candidate,
      parts: [
        {
          index: 0,
          kind: 'text',
          text: 'Die Fähre legt um 8 Uhr ab ⛴. Bei Sturm bleibt sie im Hafen.',
          at: part,
        },
      ],
      finishReason: 'STOP',
      finishAt: `${metadata.slice(0, metadata.lastIndexOf('/'))}/${snake ? 'finish_reason' : 'finishReason'}`,
      metadata: 'sent',
      metadataAt: metadata,
      supports: [
        {
          at: `${supports}/0`,
          segment: { partIndex: null, start: 0, end: 32, text: 'Die Fähre legt um 8 Uhr ab ⛴.' },
          chunkIndices: [2, 0],
          scores: [0.75, 0.9375],
        },
        {
          at: `${supports}/1`,
          segment: { partIndex: null, start: 33, end: 63, text: 'Bei Sturm bleibt sie im Hafen.' },
          chunkIndices: [2],
          scores: null,
        },
      ],
      chunks: [
        {
          at: `${chunks}/0`,
          kind: 'retrieved',
          title: 'fahrplan.pdf',
          uri: 'gs://hafen/fahrplan.pdf',
          text: 'Abfahrt täglich 08:00.',
          pages: { first: 2, last: 3 },
        },
        { at: `${chunks}/1`, kind: 'unread', title: null, uri: null, text: null, pages: null },
        {
          at: `${chunks}/2`,
          kind: 'retrieved',
          title: 'sturm.txt',
          uri: 'sturm.txt',
          text: 'Ab Windstärke 9 fährt keine Fähre.',
          pages: null,
        },
      ],
      otherCandidates: 0,
    },
    contexts: null,
    contextsAt: '',
    blocked: null,
    noticed: [],
  };
};

describe('one answer in every way to write it down', () => {
  const plain = ferry(
    '/candidates/0/groundingMetadata',
    '/candidates/0',
    '/candidates/0/content/parts/0',
    false,
  );
  const snake = ferry(
    '/candidates/0/grounding_metadata',
    '/candidates/0',
    '/candidates/0/content/parts/0',
    true,
  );
  const stream = ferry(
    '/2/candidates/0/groundingMetadata',
    '/0/candidates/0',
    '/0/candidates/0/content/parts/0',
    false,
  );
  const lone = ferry('/groundingMetadata', '', '/content/parts/0', false);
  const wire = openFixture('ferry.wire.json');
  const candidate: unknown = JSON.parse(wire).candidates[0];
  it.each([
    ['REST JSON', wire, plain],
    ['a value', JSON.parse(wire), plain],
    ['JSON behind a byte-order mark', `\uFEFF${wire}`, plain],
    ['JSON in a Markdown fence', `\n\`\`\`json\n${wire}\`\`\`\n`, plain],
    ['JSON in a fence below a sentence', `This came back:\n\n~~~\n${wire}~~~\nOdd, isn't it?`, plain],
    ['JSON in a string in a string', JSON.stringify(JSON.stringify(wire)), plain],
    ['a snake_case dump with nulls', openFixture('ferry.dump.json'), snake],
    ['a printed Python dict', openFixture('ferry.python.txt'), snake],
    ['proto text', openFixture('ferry.proto.txt'), snake],
    ['proto text with octal bytes', openFixture('ferry.proto-octal.txt'), snake],
    ['server-sent events', openFixture('ferry.sse.txt'), stream],
    ['the list of a stream', openFixture('ferry.stream.json'), stream],
    [
      'JSON lines',
      JSON.parse(openFixture('ferry.stream.json'))
        .map((e: unknown) => JSON.stringify(e))
        .join('\n'),
      stream,
    ],
    ['a lone candidate', candidate, { ...lone, model: null }],
  ])('%s', (_, body, expected) => {
    expect(read(body)).toEqual(expected);
  });
});

describe('contexts', () => {
  const context = (at: string) => ({
    at,
    title: 'fahrplan.pdf',
    uri: 'gs://hafen/fahrplan.pdf',
    text: 'Abfahrt täglich 08:00.',
    pages: { first: 2, last: 3 },
    score: 0.25,
    scoreKind: 'distance',
  });
  const second = (at: string) => ({
    at,
    title: null,
    uri: 'sturm.txt',
    text: 'Ab Windstärke 9 fährt keine Fähre.',
    pages: null,
    score: 0,
    scoreKind: 'distance',
  });

  it('are read from both levels of nesting, and from the inner one alone', () => {
    const expected = (at: string) => ({
      format: 'retrieve-contexts',
      question: null,
      model: null,
      answer: null,
      contexts: [context(`${at}/0`), second(`${at}/1`)],
      contextsAt: '',
      blocked: null,
      noticed: [],
    });
    expect(read(openFixture('ferry-contexts.wire.json'))).toEqual(expected('/contexts/contexts'));
    expect(read(openFixture('ferry-contexts.proto.txt'))).toEqual(expected('/contexts'));
  });

  it('are none when nothing was found', () => {
    expect(read('{}').contexts).toEqual([]);
    expect(read('{"contexts": {}}').contexts).toEqual([]);
    expect(read('contexts {}').contexts).toEqual([]);
  });

  it('join an answer when its retrieval came along', () => {
    const reading = read(openFixture('ferry.wire.json'), openFixture('ferry-contexts.wire.json'));
    expect(reading.format).toBe('generate-content');
    expect(reading.contexts).toEqual([
      context('retrieval#/contexts/contexts/0'),
      second('retrieval#/contexts/contexts/1'),
    ]);
    expect(reading.contextsAt).toBe('retrieval#');
  });

  it('say in every diagnostic about them that they stand in another body', () => {
    const retrieval = { contexts: { contexts: [{ text: 'unused', sourceUri: 'javascript:x', score: 9 }] } };
    const about = (given: unknown) => {
      const result = inspect(capture(openFixture('ferry.wire.json'), given));
      if (!result.ok) throw new Error(result.failure.message);
      return result.value.inspection.diagnostics
        .filter(({ code, about: [subject] }) => subject?.startsWith('x') || code === 'retrieval/empty')
        .map(({ code, at }) => `${code} ${at}`);
    };
    expect(about(retrieval)).toEqual([
      'score/not-distance retrieval#/contexts/contexts/0',
      'chunk/unsafe-uri retrieval#/contexts/contexts/0',
      'retrieval/not-used retrieval#/contexts/contexts/0',
    ]);
    expect(about({})).toEqual(['retrieval/empty retrieval#']);
  });

  it('that cannot be read are told, and the answer stays', () => {
    const reading = read(openFixture('ferry.wire.json'), 'no contexts here');
    expect(reading.contexts).toBeNull();
    expect(reading.answer?.supports).toHaveLength(2);
    expect(reading.noticed.map(({ code, at }) => [code, at])).toEqual([
      ['input/retrieval-unread', 'retrieval#'],
    ]);
  });

  it('with a score outside 0 to 2 are no distances', () => {
    const reading = read({
      contexts: {
        contexts: [
          { text: 'a', score: 0.5 },
          { text: 'b', score: -7 },
          { text: 'c' },
          { text: 'd', score: 2.5 },
        ],
      },
    });
    expect(reading.contexts?.map(({ score, scoreKind }) => [score, scoreKind])).toEqual([
      [0.5, 'unknown'],
      [-7, 'unknown'],
      [null, 'unknown'],
      [2.5, 'unknown'],
    ]);
    expect(reading.noticed).toEqual([
      {
        code: 'score/not-distance',
        severity: 'info',
        at: '/contexts/contexts/1',
        about: ['x1', 'x3'],
        message:
          'A score of -7 is no cosine distance, which lies between 0 and 2: which end is best is not known.',
      },
    ]);
  });

  it.each([
    ['"near"', 'near'],
    ['true', true],
    ['a list', [0.2]],
    [`"${'9'.repeat(39)}…`, `${'9'.repeat(60)}x`],
  ])('with the score %s have none, and it is quoted', (words, score) => {
    const reading = read({ contexts: { contexts: [{ text: 'a', score }] } });
    expect(reading.contexts?.[0]?.score).toBeNull();
    expect(reading.noticed.map(({ message }) => message)).toEqual([
      `"score" should be a number, not ${words}, and was not read.`,
    ]);
  });

  it('of a corpora query carry a relevance and the document they belong to', () => {
    expect(read(openFixture('ferry-query.wire.json')).contexts).toEqual([
      {
        at: '/relevantChunks/0',
        name: 'corpora/hafen/documents/fahrplan/chunks/a1',
        title: 'Fahrplan',
        uri: 'corpora/hafen/documents/fahrplan/chunks/a1',
        text: 'Abfahrt täglich 08:00.',
        pages: null,
        score: 0.5,
        scoreKind: 'relevance',
      },
      {
        at: '/relevantChunks/1',
        name: 'corpora/hafen/documents/sturm/chunks/b2',
        title: 'corpora/hafen/documents/sturm',
        uri: 'corpora/hafen/documents/sturm/chunks/b2',
        text: 'Keine Fähre bei Sturm.',
        pages: null,
        score: null,
        scoreKind: 'relevance',
      },
    ]);
  });
});

describe('errors of the service', () => {
  it('are none where a wrapper says that there is none', () => {
    expect(failure({ error: false, items: [] }).code).toBe('input/not-recognised');
    const wrapped = {
      error: false,
      candidates: [{ content: { parts: [{ text: 'a' }] }, finishReason: 'STOP' }],
    };
    expect(read(wrapped).noticed).toEqual([]);
  });

  it.each([
    ['a list with a body', openFixture('denied.wire.json'), '/0/error'],
    ['the text of a Python exception', openFixture('denied.python.txt'), '/error'],
    [
      'the text of a JavaScript exception',
      `ApiError: ${JSON.stringify(JSON.parse(openFixture('denied.wire.json'))[0])}`,
      '/error',
    ],
    ['a bare status', JSON.stringify(JSON.parse(openFixture('denied.wire.json'))[0].error), ''],
  ])('%s', (_, body, at) => {
    expect(failure(body)).toEqual({
      code: 'input/service-error',
      message:
        "This is an error of the service, not an answer: 403 PERMISSION_DENIED: Permission 'aiplatform.ragCorpora.query' denied on resource 'hafen' (or it may not exist).",
      hint: expect.stringMatching(/role.*The permission is aiplatform\.ragCorpora\.query on hafen\.$/),
      at,
    });
  });

  it('in a stored status count by gRPC code', () => {
    expect(failure({ error: { code: 8, message: 'Try later' } }).message).toContain(
      '8 RESOURCE_EXHAUSTED: Try later',
    );
  });
});

describe('what cannot be read', () => {
  it.each([
    ['', 'input/empty', 'line 1, column 1', /empty/],
    ['  \n\uFEFF', 'input/empty', 'line 1, column 1', /empty/],
    [
      '# Minutes\n\nNothing was said.',
      'input/not-recognised',
      'line 1, column 1',
      /plain text that starts with "# Minutes/,
    ],
    ['<!DOCTYPE html><html></html>', 'input/not-recognised', 'line 1, column 1', /HTML page/],
    [
      '{"rows": [1], "total": 1}',
      'input/not-recognised',
      'line 1, column 1',
      /an object with the keys "rows", "total"/,
    ],
    ['[1, 2]', 'input/not-recognised', 'line 1, column 1', /a list of 2 items/],
    ['42', 'input/not-recognised', 'line 1, column 1', /the value 42/],
    [
      '\n{"candidates": [\n  {"content": }]}',
      'input/broken',
      'line 3, column 15',
      /JSON.*a value is due, but "}"/,
    ],
    ["{'candidates': [\n  {'content': }]}", 'input/broken', 'line 2, column 15', /Python/],
    ['candidates {\n  content [\n}', 'input/broken', 'line 3, column 1', /proto text/],
    ['data: {"candidates": [\n\n', 'input/broken', 'line 1, column 1', /event stream/],
    [
      '{"groundingChunks": [], "groundingSupports": []}',
      'input/no-answer',
      'line 1, column 1',
      /without the answer/,
    ],
  ])('%j', (body, code, at, message) => {
    const found = failure(body);
    expect({ code: found.code, at: found.at }).toEqual({ code, at });
    expect(found.message).toMatch(message);
    expect(found.hint).not.toBe('');
  });

  it.each([[undefined], [null]])('%s as a body is empty', (body) => {
    expect(failure(body).code).toBe('input/empty');
  });

  it('is a value that JSON cannot hold, or a cycle', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    expect(failure({ candidates: [() => 1] }).code).toBe('input/too-deep');
    expect(failure({ candidates: [cycle] }).code).toBe('input/too-deep');
  });
});
