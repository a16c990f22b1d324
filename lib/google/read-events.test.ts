import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Read, readEvents } from './read-events';
import { errorBody, events, printedList, serverSent } from './testing/wire-answers';

/** Reads bytes cut anywhere, as a network may. */
function read(text: string, cuts: readonly number[], longest?: number) {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const reader = readEvents(longest);
  const reads: Read[] = [];
  const bounds = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((one, other) => one - other);
  let from = 0;
  for (const to of [...bounds, bytes.length]) {
    reads.push(...reader.push(decoder.decode(bytes.subarray(from, to), { stream: true })));
    from = to;
  }
  const last = reader.end();
  return { reads: [...reads, ...last.reads], unfinished: last.unfinished };
}

const whole = events.map((event) => ({ event }));
const error = errorBody(503, 'UNAVAILABLE', 'The model is overloaded: {"x": [1]}.', [{ reason: 'a: b' }]);
const lines = (list: readonly unknown[], end: string) =>
  list.map((event) => `data:${JSON.stringify(event)}${end}${end}`).join('');
const marked = { text: '\ufeffhut\ufeff', lines: 'a\n\ufeffb' };
const multiLine = `data: ${JSON.stringify(events[0], null, 1).replaceAll('\n', '\ndata: ')}\n\n`;

describe('however the bytes are cut, the same events come', () => {
  test.each<[string, string, Read[]]>([
    ['server-sent events', serverSent(events), whole],
    ['with line feeds', lines(events, '\n'), whole],
    ['with carriage returns', lines(events, '\r'), whole],
    ['without the last blank line', serverSent(events).trimEnd(), whole],
    ['with a byte-order mark', `\ufeff${serverSent(events)}`, whole],
    [
      'with comments, names, ids and an end mark',
      `: hello\n\nevent: x\nid: 7\nretry: 5\n${serverSent(events)}data: [DONE]\n\n`,
      whole,
    ],
    [
      'with a byte-order mark before every line',
      `\ufeff${serverSent(events).replaceAll('\n', '\n\ufeff')}`,
      whole,
    ],
    [
      'with marks before a bare error',
      `${serverSent(events)}\ufeff\ufeff${JSON.stringify(error)}`,
      [...whole, { event: error }],
    ],
    ['with marks within the text', lines([marked], '\n'), [{ event: marked }]],
    ['several events as one list', `data: ${JSON.stringify(events)}\n\n`, whole],
    ['an event over several lines', multiLine, whole.slice(0, 1)],
    [
      'a bare error after them',
      `${serverSent(events)}${JSON.stringify(error)}`,
      [...whole, { event: error }],
    ],
    [
      'a bare error over lines',
      `${serverSent(events)}${JSON.stringify(error, null, 2)}\n`,
      [...whole, { event: error }],
    ],
    [
      'a bare error in a list',
      `${serverSent(events)}[${JSON.stringify(error, null, 2)}]\n`,
      [...whole, { event: error }],
    ],
    ['a bare error alone', JSON.stringify(error, null, 2), [{ event: error }]],
    ['a list', printedList(events), whole],
    ['a list with an error', printedList([...events, error]), [...whole, { event: error }]],
    ['an empty list', '[\n]', []],
    ['nothing', ' \n', []],
  ])('%s', (_, text, expected) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), (cuts) => {
        expect(read(text, cuts)).toEqual({ reads: expected, unfinished: false });
      }),
    );
  });
});

test('a stream that is cut short gives whole events only, and is unfinished unless it was cut between them', () => {
  for (const text of [serverSent(events), printedList(events)]) {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length - 1 }), fc.array(fc.nat()), (end, cuts) => {
        const { reads, unfinished } = read(text.slice(0, end), cuts);
        expect(reads).toEqual(whole.slice(0, reads.length));
        if (text.startsWith('[')) expect(unfinished).toBe(end < text.trimEnd().length);
      }),
    );
  }
});

test('half an event is unfinished', () => {
  const text = serverSent(events);
  expect(read(text.slice(0, -20), [])).toEqual({ reads: whole.slice(0, 1), unfinished: true });
  for (const begun of ['d', 'data', 'data:', 'data: {"a"', '{"error": {'])
    expect(read(begun, [])).toEqual({ reads: [], unfinished: true });
  expect(read(`${text}{"error": {`, [])).toEqual({ reads: whole, unfinished: true });
});

describe('what is no event is a fault', () => {
  test.each<[string, string, object]>([
    ['a page', '\n<!doctype html><title>x</title>', { kind: 'page' }],
    ['a broken event', 'data: {"a": nothing}\n\n', { kind: 'broken' }],
    ...[
      ['null', 'null'],
      ['5', 'a number'],
      ['"x"', 'a text'],
      ['true', 'true'],
      ['[5]', 'a number'],
      ['[[]]', 'a list'],
    ].map(([data, name]): [string, string, object] => [
      `an event that is ${data}`,
      `data: ${data}\n\n`,
      { kind: 'broken', why: `${name} stands where an event should` },
    ]),
    ['a list of more than events', 'data: [{"a":1}, 5]\n\n', { kind: 'broken' }],
    ['plain text', 'not what\nyou think', { kind: 'foreign', text: 'not what\nyou think' }],
    ['text in UTF-16', 'd\0a\0t\0a\0:\0', { kind: 'foreign', text: 'd\0a\0t\0a\0:\0' }],
    ['comments only', ': hello\n\n', { kind: 'foreign', text: ': hello\n\n' }],
    [
      'text in a list',
      '[{"a":1}, oops]',
      { kind: 'broken', why: 'this stands where an event should: "oops]"' },
    ],
    ['an event that is too long', `data: "${'a'.repeat(3000)}`, { kind: 'too-long' }],
    ['an item that is too long', `[{"a": "${'a'.repeat(3000)}`, { kind: 'too-long' }],
    ['a bare error that is too long', `data: {}\n\n{"a":\n"${'a'.repeat(3000)}\n`, { kind: 'too-long' }],
  ])('%s', (_, text, fault) => {
    expect(read(text, [], 2000).reads.at(-1)).toMatchObject({ fault });
  });
});
