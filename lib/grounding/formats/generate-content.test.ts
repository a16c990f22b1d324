import { describe, expect, it } from 'vitest';
import type { Json, Reading } from '../model';
import { generateContent } from './generate-content';

function read(tree: Json): Reading {
  const result = generateContent.read(tree);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const answerOf = (tree: Json) => {
  const { answer } = read(tree);
  if (answer === null) throw new Error('no answer');
  return answer;
};

const withMetadata = (groundingMetadata: Json, more: { [key: string]: Json } = {}): Json => ({
  candidates: [
    { content: { parts: [{ text: 'Low tide at noon.' }] }, finishReason: 'STOP', groundingMetadata, ...more },
  ],
});

/** One event of a stream. */
const event = (text: string | null, groundingMetadata: Json = null, finishReason: Json = null): Json => ({
  candidates: [{ content: { parts: text === null ? [] : [{ text }] }, groundingMetadata, finishReason }],
});
const chunk = (title: string): Json => ({ web: { uri: `https://example.org/${title}`, title } });
const support = (end: number, index: number): Json => ({
  segment: { endIndex: end },
  groundingChunkIndices: [index],
});
const codes = (tree: Json) => read(tree).noticed.map(({ code }) => code);

describe('parts', () => {
  it('keep their index whatever they hold', () => {
    const parts: Json = [
      { text: 'Let me see.', thought: true },
      { functionCall: { name: 'tides' } },
      { executableCode: { code: '1' } },
      { inlineData: { data: '' } },
      { thoughtSignature: 'c2ln' },
      { text: 'Low tide.', thoughtSignature: 'c2ln' },
      'stray',
      {},
    ];
    expect(
      answerOf({ candidates: [{ content: { parts } }] }).parts.map(({ index, kind, text }) => [
        index,
        kind,
        text,
      ]),
    ).toEqual([
      [0, 'thought', 'Let me see.'],
      [1, 'call', null],
      [2, 'code', null],
      [3, 'data', null],
      [4, 'data', null],
      [5, 'text', 'Low tide.'],
      [6, 'unread', null],
      [7, 'unread', null],
    ]);
  });

  it('of neighbouring events join when they are of one kind; those of one event stay apart', () => {
    const parts = (...list: Json[]): Json => ({ candidates: [{ content: { parts: list } }] });
    const answer = answerOf([
      parts({ text: 'Hm', thought: true }),
      parts({ text: 'm.', thought: true }),
      parts({ text: 'Low ' }),
      parts({ text: 'tide ' }, { text: 'at ' }),
      parts({ text: 'noon' }),
      parts({ functionCall: {} }),
      parts({ text: '.' }),
      { candidates: [{ finishReason: 'STOP' }] },
    ]);
    expect(answer.parts).toEqual([
      { index: 0, kind: 'thought', text: 'Hmm.', at: '/0/candidates/0/content/parts/0' },
      { index: 1, kind: 'text', text: 'Low tide ', at: '/2/candidates/0/content/parts/0' },
      { index: 2, kind: 'text', text: 'at noon', at: '/3/candidates/0/content/parts/1' },
      { index: 3, kind: 'call', text: null, at: '/5/candidates/0/content/parts/0' },
      { index: 4, kind: 'text', text: '.', at: '/6/candidates/0/content/parts/0' },
    ]);
  });
});

describe('chunks', () => {
  it('of every kind, with text and pages from where they stand', () => {
    const chunks: Json = [
      { web: { uri: 'https://example.org', domain: 'example.org' } },
      { maps: { uri: 'https://maps.example/1', title: 'Pier', text: 'A pier.' } },
      {
        image: {
          sourceUri: 'https://example.org/page',
          imageUri: 'https://example.org/i.png',
          title: 'Pier',
        },
      },
      {
        retrievedContext: {
          title: 'Notes',
          text: 'Low.',
          pageNumber: 7,
          fileSearchStore: 'fileSearchStores/x',
        },
      },
      {
        retrievedContext: {
          title: '',
          uri: '',
          text: '',
          ragChunk: { text: 'High.', pageSpan: { lastPage: 4 } },
        },
      },
      { retrievedContext: { documentName: 'projects/p/documents/d', ragChunk: { pageSpan: {} } } },
      { podcast: { uri: 'x' } },
      null,
      'chunk',
    ];
    const answer = answerOf(withMetadata({ groundingChunks: chunks }));
    expect(answer.chunks.map(({ kind, title, uri, text, pages }) => [kind, title, uri, text, pages])).toEqual(
      [
        ['web', 'example.org', 'https://example.org', null, null],
        ['maps', 'Pier', 'https://maps.example/1', 'A pier.', null],
        ['image', 'Pier', 'https://example.org/page', null, null],
        ['retrieved', 'Notes', null, 'Low.', { first: 7, last: 7 }],
        ['retrieved', null, null, 'High.', { first: 4, last: 4 }],
        ['retrieved', null, 'projects/p/documents/d', null, null],
        ['unread', null, null, null, null],
        ['unread', null, null, null, null],
        ['unread', null, null, null, null],
      ],
    );
  });
});

describe('supports', () => {
  it('take no hexadecimal text for a number', () => {
    const supports: Json = [
      { segment: { endIndex: '0xC' }, groundingChunkIndices: ['0x1', ' ', '1e0', '-2'] },
    ];
    const answer = answerOf(withMetadata({ groundingSupports: supports }));
    expect(answer.supports[0]).toMatchObject({
      segment: { end: 0 },
      chunkIndices: [Number.NaN, Number.NaN, 1, -2],
    });
  });

  it('are never dropped, and keep what is no number as NaN', () => {
    const supports: Json = [
      {
        segment: { partIndex: 1, startIndex: '4', endIndex: 8 },
        groundingChunkIndices: [1, 'x', null, '2'],
        confidenceScores: [1, 'NaN'],
      },
      { groundingChunkIndices: [0], confidenceScores: [] },
      7,
      { segment: null },
    ];
    expect(
      answerOf(withMetadata({ groundingSupports: supports })).supports.map(({ at: _, ...rest }) => rest),
    ).toEqual([
      {
        segment: { partIndex: 1, start: 4, end: 8, text: null },
        chunkIndices: [1, NaN, NaN, 2],
        scores: [1, NaN],
        sent: {
          chunkIndices: new Map([
            [1, '"x"'],
            [2, 'null'],
          ]),
          scores: new Map([[1, '"NaN"']]),
        },
      },
      { segment: null, chunkIndices: [0], scores: null },
      { segment: null, chunkIndices: [], scores: null },
      { segment: null, chunkIndices: [], scores: null },
    ]);
  });

  it('of early previews read under their old names', () => {
    const tree = withMetadata({
      groundingSupport: [{ segment_text: 'Low tide', supportChunkIndices: [0], confidenceScore: [0.5] }],
    });
    expect(answerOf(tree).supports).toEqual([
      {
        at: '/candidates/0/groundingMetadata/groundingSupport/0',
        segment: { partIndex: null, start: Number.NaN, end: Number.NaN, text: 'Low tide' },
        chunkIndices: [0],
        scores: [0.5],
      },
    ]);
    expect(new Set(codes(tree))).toEqual(new Set(['input/deprecated-field']));
  });
});

describe('fields', () => {
  it('are found in any spelling', () => {
    const { answer, model } = read({
      Candidates: [{ CONTENT: { Parts: [{ Text: 'a' }] }, finish_reason: 'FinishReason.MAX_TOKENS' }],
      model_version: 'm',
    });
    expect([answer?.parts[0]?.text, answer?.finishReason, model]).toEqual(['a', 'MAX_TOKENS', 'm']);
  });

  it('that are unknown are told once for each kind, with a count and a place', () => {
    const supports: Json = Array.from({ length: 3 }, () => ({ segment: {}, mood: 'calm', gone: null }));
    expect(read(withMetadata({ groundingSupports: supports, tide: 1 })).noticed).toEqual([
      {
        code: 'input/unknown-field',
        severity: 'info',
        at: '/candidates/0/groundingMetadata/tide',
        about: [],
        message: 'The field "tide" of GroundingMetadata is not known here and was not read.',
      },
      {
        code: 'input/unknown-field',
        severity: 'info',
        at: '/candidates/0/groundingMetadata/groundingSupports/0/mood',
        about: [],
        message: 'The field "mood" of GroundingSupport is not known here and was not read, 3 times.',
      },
    ]);
  });

  it('of a made-up map do not flood the report', () => {
    const many: Json = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1]));
    const noticed = read(withMetadata(many)).noticed;
    expect(noticed).toHaveLength(41);
    expect(noticed.at(-1)?.message).toContain('460 more fields');
  });
});

describe('metadata', () => {
  it.each<[string, Json, string]>([
    ['not there', null, 'absent'],
    ['empty', {}, 'empty'],
    [
      'filled with defaults only',
      { groundingChunks: [], webSearchQueries: null, searchEntryPoint: {} },
      'empty',
    ],
    ['with queries only', { webSearchQueries: ['tide'] }, 'sent'],
  ])('%s', (_, metadata, expected) => {
    const answer = answerOf(withMetadata(metadata));
    expect([answer.metadata, answer.metadataAt]).toEqual([expected, '/candidates/0/groundingMetadata']);
  });
});

describe('candidates', () => {
  it('beyond the first are counted', () => {
    const answer = answerOf({
      candidates: [
        { index: 1, content: { parts: [{ text: 'b' }] } },
        { content: { parts: [{ text: 'a' }] }, index: 0 },
      ],
    });
    expect([answer.parts[0]?.text, answer.otherCandidates, answer.at]).toEqual(['a', 1, '/candidates/1']);
  });

  it('under one index in one event are not joined', () => {
    const first: Json = { index: 0, content: { parts: [{ text: 'First.' }] } };
    const second: Json = { index: 0, content: { parts: [{ text: 'Second.' }] } };
    for (const tree of [
      { candidates: [first, second] },
      [{ candidates: [first, second] }, event(null, null, 'STOP')],
    ]) {
      const answer = answerOf(tree);
      expect([answer.parts.map(({ text }) => text), answer.otherCandidates]).toEqual([['First.'], 1]);
    }
  });

  it('have the index 0 where the others have one', () => {
    const answer = answerOf({
      candidates: [
        { index: 1, content: { parts: [{ text: 'b' }] } },
        { content: { parts: [{ text: 'a' }] } },
      ],
    });
    expect([answer.parts[0]?.text, answer.otherCandidates]).toEqual(['a', 1]);
  });

  it('may be very many', () => {
    const candidates: Json = Array.from({ length: 200_000 }, () => ({}));
    expect(answerOf({ candidates }).otherCandidates).toBe(199_999);
  });

  it('are none when the prompt was blocked', () => {
    const reading = read({ promptFeedback: { blockReason: 'SAFETY' } });
    expect([reading.answer, reading.blocked, reading.noticed]).toEqual([
      null,
      { reason: 'SAFETY', at: '/promptFeedback' },
      [],
    ]);
    expect(
      read({ candidates: [], promptFeedback: { blockReasonMessage: 'Not this.' } }).blocked?.reason,
    ).toBe('Not this.');
  });

  it('that a filter stopped are blocked with their reason', () => {
    const reading = read({ candidates: [{ finishReason: 'RECITATION' }] });
    expect(reading.blocked).toEqual({ reason: 'RECITATION', at: '/candidates/0/finishReason' });
    expect(reading.answer?.parts).toEqual([]);
  });

  it('that are missing without a reason are told', () => {
    expect(codes({ candidates: [] })).toEqual(['answer/no-candidates']);
  });
});

describe('streams', () => {
  it('append chunks and supports over the events', () => {
    const tree = [
      event('Low ', { groundingChunks: [chunk('a')], groundingSupports: [support(3, 0)] }),
      event('tide.', { groundingChunks: [chunk('b')], groundingSupports: [support(9, 1)] }, 'STOP'),
    ];
    const answer = answerOf(tree);
    expect(answer.chunks.map(({ title, at }) => [title, at])).toEqual([
      ['a', '/0/candidates/0/groundingMetadata/groundingChunks/0'],
      ['b', '/1/candidates/0/groundingMetadata/groundingChunks/0'],
    ]);
    expect(answer.supports.map(({ chunkIndices }) => chunkIndices)).toEqual([[0], [1]]);
    expect(answer.metadataAt).toBe('/0/candidates/0/groundingMetadata');
    expect(read(tree).noticed).toEqual([
      {
        code: 'stream/metadata-dropped',
        severity: 'warning',
        at: '/0/candidates/0/groundingMetadata',
        about: [],
        message: expect.stringContaining('1 of 2 chunks and 1 of 2 supports'),
      },
    ]);
  });

  it('take a list that starts with all held chunks as a resend, and drop repeated supports', () => {
    const tree = [
      event('Low ', { groundingChunks: [chunk('a')], groundingSupports: [support(3, 0)] }),
      event(
        'tide.',
        { groundingChunks: [chunk('a'), chunk('b')], groundingSupports: [support(3, 0), support(9, 1)] },
        'STOP',
      ),
    ];
    const answer = answerOf(tree);
    expect(answer.chunks.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(answer.supports.map(({ chunkIndices }) => chunkIndices)).toEqual([[0], [1]]);
    expect(read(tree).noticed.map(({ code, message }) => [code, message])).toEqual([
      ['stream/metadata-repeated', expect.stringContaining('sends one chunk again')],
      ['stream/metadata-repeated', expect.stringContaining('sends one support again')],
    ]);
  });

  it('keep supports that one event sends twice', () => {
    const tree = [
      event(
        'Low tide.',
        { groundingChunks: [chunk('a')], groundingSupports: [support(3, 0), support(3, 0)] },
        'STOP',
      ),
    ];
    expect(answerOf(tree).supports).toHaveLength(2);
    expect(codes(tree)).toEqual([]);
  });

  it('lose nothing to an empty object that comes later', () => {
    const tree = [event('Low tide.', { groundingChunks: [chunk('a')] }), event('', {}, 'STOP')];
    expect(answerOf(tree).chunks).toHaveLength(1);
    expect(read(tree).noticed.map(({ code, message }) => [code, message])).toEqual([
      [
        'stream/metadata-dropped',
        'The last event of the stream lacks 1 of 1 chunk that came earlier: who reads it alone loses them.',
      ],
    ]);
  });

  it('tell which event holds the finish reason, and that of a block', () => {
    const tree = [event('Low '), event('ti', null, 'MAX_TOKENS'), event(null)];
    expect([answerOf(tree).finishAt, answerOf([event('a')]).finishAt]).toEqual([
      '/1/candidates/0/finishReason',
      null,
    ]);
    const stopped: Json = [event('Low '), { candidates: [{ finish_reason: 'SAFETY' }] }];
    expect(read(stopped).blocked).toEqual({ reason: 'SAFETY', at: '/1/candidates/0/finish_reason' });
    const refused: Json = [event('Low '), { promptFeedback: { blockReason: 'OTHER' } }];
    expect(read(refused).blocked?.at).toBe('/1/promptFeedback');
  });

  it('without a finish reason are cut off', () => {
    expect(read([event('Low '), event('ti')]).noticed).toEqual([
      {
        code: 'stream/cut-off',
        severity: 'error',
        at: '/1',
        about: [],
        message: expect.stringContaining('after 2 events'),
      },
    ]);
    expect(codes(event('Low tide.'))).toEqual([]);
  });

  it('that end in an error keep what came before', () => {
    const tree = [event('Low '), { error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } }];
    const reading = read(tree);
    expect(reading.answer?.parts[0]?.text).toBe('Low ');
    expect(reading.noticed.map(({ code, severity, at }) => [code, severity, at])).toEqual([
      ['stream/service-error', 'error', '/1/error'],
      ['stream/cut-off', 'error', '/0'],
    ]);
    expect(reading.noticed[0]?.message).toContain('503 UNAVAILABLE: Overloaded.');
  });

  it('keep candidates apart by index', () => {
    const other = (text: string): Json => ({ candidates: [{ index: 1, content: { parts: [{ text }] } }] });
    const answer = answerOf([other('x'), event('Low '), other('y'), event('tide.', null, 'STOP')]);
    expect([answer.parts.map(({ text }) => text), answer.otherCandidates]).toEqual([['Low tide.'], 1]);
  });

  it('are not mixed with the response that follows in the same list', () => {
    const one = { ...Object(event('Low tide.', null, 'STOP')), responseId: 'a' };
    const two = { ...Object(event('High tide.', null, 'STOP')), responseId: 'b' };
    const reading = read([one, two, two]);
    expect(reading.answer?.parts.map(({ text }) => text)).toEqual(['Low tide.']);
    expect(reading.noticed.map(({ code, at }) => [code, at])).toEqual([['input/other-responses', '/1']]);
  });

  it('without ids are another response when they start over after the end', () => {
    const one = event(
      'Low tide.',
      { groundingChunks: [chunk('a')], groundingSupports: [support(3, 0)] },
      'STOP',
    );
    const two = event(
      'High tide.',
      { groundingChunks: [chunk('b')], groundingSupports: [support(4, 0)] },
      'STOP',
    );
    const begun = event('High ');
    for (const [tree, message] of [
      [[one, two], /: one event that follows the end of the first one belongs to another and was not read/],
      [
        [one, begun, event('tide.', null, 'STOP')],
        /: 2 events that follow the end of the first one belong to/,
      ],
    ] satisfies [Json[], RegExp][]) {
      const { answer, noticed } = read(tree);
      expect(answer?.parts.map(({ text }) => text)).toEqual(['Low tide.']);
      expect([answer?.chunks.map(({ title }) => title), answer?.supports.length]).toEqual([['a'], 1]);
      expect(noticed.map(({ code, at }) => [code, at])).toEqual([['input/other-responses', '/1']]);
      expect(noticed[0]?.message).toMatch(message);
    }
  });

  it('are one stream when an old model repeats the finish reason and sends the metadata with the last', () => {
    const metadata: Json = { groundingChunks: [chunk('a')], groundingSupports: [support(9, 0)] };
    const tree = [event('Low ', null, 'STOP'), event('tide', null, 'STOP'), event('.', metadata, 'STOP')];
    const answer = answerOf(tree);
    expect([answer.parts[0]?.text, answer.chunks.length, codes(tree)]).toEqual(['Low tide.', 1, []]);
  });

  it('are another response when their tokens are counted afresh, or another model wrote them', () => {
    const counted = (text: string, usageMetadata: Json, modelVersion: Json = 'one') => ({
      ...Object(event(text, null, 'STOP')),
      usageMetadata,
      modelVersion,
    });
    const usage = (promptTokenCount: number, candidatesTokenCount: number) => ({
      promptTokenCount,
      candidatesTokenCount,
    });
    const first = counted('Low tide.', usage(9, 4));
    for (const other of [
      counted('High tide.', usage(8, 6)),
      counted('High tide.', usage(9, 3)),
      counted('High tide.', { prompt_token_count: 12 }),
      counted('High tide.', usage(9, 6), 'two'),
    ]) {
      expect(answerOf([first, other]).parts[0]?.text).toBe('Low tide.');
      expect(codes([first, other])).toEqual(['input/other-responses']);
    }
    for (const same of [
      counted('.', usage(9, 6)),
      counted('.', {}),
      counted('.', { candidatesTokenCount: 4 }),
    ]) {
      expect([answerOf([first, same]).parts[0]?.text, codes([first, same])]).toEqual(['Low tide..', []]);
    }
  });

  it('that were created at another time are another response', () => {
    const at = (createTime: string, text: string): Json => ({
      ...Object(event(text, null, 'STOP')),
      createTime,
    });
    expect(codes([at('2031-05-04T08:00:00Z', 'a'), at('2031-05-04T08:00:07Z', 'b')])).toEqual([
      'input/other-responses',
    ]);
    expect(codes([at('2031-05-04T08:00:00Z', 'a'), at('2031-05-04T08:00:00Z', 'b')])).toEqual([]);
  });

  it('belong to the stream after its finish when they hold usage, metadata, or nothing', () => {
    const metadata: Json = { groundingChunks: [chunk('a')], groundingSupports: [support(3, 0)] };
    for (const last of [{ usageMetadata: {} }, { candidates: [] }, event(''), event(null)]) {
      expect(codes([event('Low tide.', metadata, 'STOP'), last])).not.toContain('input/other-responses');
    }
    const late: Json = [event('Low tide.', null, 'STOP'), event(null, metadata)];
    expect([answerOf(late).chunks.length, codes(late)]).toEqual([1, []]);
  });

  it('of old models repeat the finish reason and are one answer all the same', () => {
    const tree = [event('Low ', null, 'STOP'), event('tide.', null, 'STOP')];
    expect([answerOf(tree).parts.map(({ text }) => text), codes(tree)]).toEqual([['Low tide.'], []]);
  });
});
