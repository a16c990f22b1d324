import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect';
import type { Json } from '../model';
import { createLineReader } from './read-lines';
import { type BatchItem, batchItem, batchItems, isBatchText } from './split-batch';

const response = (text: string): Json => ({
  candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }],
});
const request = { contents: [{ role: 'user', parts: [{ text: 'When is low tide?' }] }] };

/** What an item shows once it is inspected. */
function told(item: BatchItem | null): unknown[] {
  if (item === null) return [];
  const { number, key, question, at } = item;
  if (item.failure) return [number, key, question, at, item.failure.code];
  const read = inspect(item.capture);
  return [number, key, question, at, read.ok ? read.value.inspection.answer?.text : read.failure.code];
}

describe('a line of a batch', () => {
  it.each([
    [
      'Vertex AI',
      { status: '', processed_time: 'x', request, response: response('At six.') },
      [7, null, 'When is low tide?', '/response', 'At six.'],
    ],
    [
      'Vertex AI, failed',
      { status: 'Error: 429 Quota', request, response: {} },
      [7, null, 'When is low tide?', '/status', 'input/service-error'],
    ],
    ['the Gemini API', { key: 'k1', response: response('At six.') }, [7, 'k1', null, '/response', 'At six.']],
    [
      'the Gemini API, failed',
      { key: 'k1', error: { code: 400, message: 'Bad.' } },
      [7, 'k1', null, '/error', 'input/service-error'],
    ],
    [
      'inlined',
      { response: response('At six.'), metadata: { key: 'k2' } },
      [7, 'k2', null, '/response', 'At six.'],
    ],
    ['a response alone', response('At six.'), [7, null, null, '', 'At six.']],
    ['nothing known', { rows: 1 }, [7, null, null, '', 'input/not-recognised']],
  ])('of %s', (_, line, expected) => {
    expect(told(batchItem(JSON.stringify(line), 7))).toEqual(expected);
  });

  it('that is broken says where, in the file', () => {
    const item = batchItem('{"key": "a", "response": {"candidates": [', 12);
    expect(item?.failure).toMatchObject({
      code: 'input/broken',
      at: expect.stringMatching(/^line 12, column \d+$/),
    });
    expect(item?.failure?.message).toMatch(/^Line 12: /);
  });

  it('that is blank is none', () => {
    expect([batchItem('', 1), batchItem(' \r', 2)]).toEqual([null, null]);
  });
});

describe('a tree of responses', () => {
  it.each([
    [
      'inlined responses',
      {
        inlinedResponses: [
          { response: response('a'), metadata: { key: 'x' } },
          { error: { code: 5, message: 'None.' }, metadata: { key: 'y' } },
        ],
      },
      [
        [1, 'x', null, '/inlinedResponses/0/response', 'a'],
        [2, 'y', null, '/inlinedResponses/1/error', 'input/service-error'],
      ],
    ],
    [
      'a finished batch',
      { done: true, response: { inlinedResponses: { inlinedResponses: [{ response: response('a') }] } } },
      [[1, null, null, '/response/inlinedResponses/inlinedResponses/0', 'a']],
    ],
    ['lines as a list', [{ key: 'x', response: response('a') }], [[1, 'x', null, '/0/response', 'a']]],
  ])('%s', (_, tree, expected) => {
    expect([...batchItems(tree)].map(told)).toEqual(expected);
  });

  it('a list of responses gives each, whichever way its events are mixed', () => {
    const named = ['a', 'b', 'a'].map((responseId) => ({ ...Object(response(responseId)), responseId }));
    expect([...batchItems(named)].map(told)).toEqual([
      [1, 'a generateContent response, response 1', null, '/0', 'aa'],
      [2, 'a generateContent response, response 2', null, '/1', 'b'],
    ]);
  });
});

describe('lines', () => {
  it('come out whole, however the text arrives', () => {
    const text = 'one\r\ntwo\n\nthree 🌊\nfour';
    for (const size of [1, 2, 3, 7, 100]) {
      const reader = createLineReader();
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.slice(index * size, (index + 1) * size),
      );
      expect([...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]).toEqual([
        'one',
        'two',
        '',
        'three 🌊',
        'four',
      ]);
    }
  });
});

describe('a text of lines', () => {
  const lines = (...trees: Json[]) => trees.map((tree) => `${JSON.stringify(tree)}\n`).join('');
  it.each([
    ['a batch', lines({ key: 'a', response: response('a') }), true],
    [
      'rows with bodies in texts',
      lines(
        { full_response: JSON.stringify(response('a')) },
        { full_response: JSON.stringify(response('b')) },
      ),
      true,
    ],
    [
      'responses of their own',
      lines({ ...Object(response('a')), responseId: 'a' }, { ...Object(response('b')), responseId: 'b' }),
      true,
    ],
    [
      'the events of a stream',
      lines({ candidates: [{ content: { parts: [{ text: 'Low ' }] } }] }, response('tide')),
      false,
    ],
    [
      'the chunks of a chat',
      lines({ choices: [{ delta: { content: 'a' } }] }, { choices: [{ delta: { content: 'b' } }] }),
      false,
    ],
    ['one response over many lines', JSON.stringify(response('a'), null, 2), false],
    ['prose', 'Nothing\nof the kind\n', false],
  ])('%s', (_, text, expected) => {
    expect(isBatchText(text)).toBe(expected);
  });
});
