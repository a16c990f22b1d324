import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../outcome';
import { streamEvents } from './stream';
import { type FaultServer, startFaultServer } from './testing/fault-server';
import { generating, runOf, transportTo } from './testing/made-requests';
import { blocked, events, numbered, oneOfTwo } from './testing/wire-answers';
import type { Transport } from './transport';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

async function eventsOf(fault: string, over: Partial<Transport> = {}, run = runOf('generate')) {
  const all: Outcome<unknown>[] = [];
  for await (const event of streamEvents(generating(`fault-${fault}`), run, transportTo(server.url, over)))
    all.push(event);
  return all;
}

const whole = events.map((value) => ({ ok: true, value }));
const first = whole.slice(0, 1);
const failing = (failure: object) => ({ ok: false, failure: expect.objectContaining(failure) });
const cutOff = failing({
  code: 'cut-off',
  message: 'The answer of Vertex AI in europe-west4 was cut off in the middle; what had come is kept.',
  hint: 'Ask again.',
});

test.each([
  'none',
  'drip',
  'marked-event',
  'no-blank-line',
  'list',
  'gzip',
  'brotli',
  'unavailable-once',
  'expired-once',
])('%s: all events come, in order', async (fault) => {
  expect(await eventsOf(fault)).toEqual(whole);
});

test('a reason to finish may be a number', async () => {
  expect(await eventsOf('number-for-reason')).toEqual(numbered.map((value) => ({ ok: true, value })));
});

test('a blocked prompt is an answer', async () => {
  expect(await eventsOf('blocked')).toEqual([{ ok: true, value: blocked }]);
});

describe('what goes wrong ends the answer and keeps what came', () => {
  test.each([
    ['reset-middle', [...first, cutOff]],
    ['no-finish', [...first, cutOff]],
    ['half-event', [...first, cutOff]],
    ['one-of-two', [...oneOfTwo.map((value) => ({ ok: true, value })), cutOff]],
    ['null-event', [...first, failing({ code: 'refused', why: 'null stands where an event should' })]],
    [
      'bad-chunk-middle',
      [
        ...first,
        failing({
          code: 'cut-off',
          why: expect.stringMatching(/^HPE_.*: what answered does not speak HTTP properly\.$/),
        }),
      ],
    ],
    ['bad-chunk', [failing({ code: 'refused', message: expect.stringContaining('does not speak HTTP') })]],
    ...['gzip-broken', 'brotli-broken'].map((fault): [string, unknown[]] => [
      fault,
      [failing({ code: 'refused', message: expect.stringContaining("can't be unpacked") })],
    ]),
    [
      'plain-text',
      [
        failing({
          code: 'refused',
          message:
            "Vertex AI in europe-west4 did not generate an answer: what answered did not speak as Google's API does.",
          why: expect.stringMatching(
            /^It sent the text "Welcome, Bearer \[redacted\]! x+…", as text\/plain; charset=utf-8\.$/,
          ),
        }),
      ],
    ],
    ['wide-text', [failing({ why: 'It sent text in UTF-16, where UTF-8 is due, as text/event-stream.' })]],
    ['no-content', [failing({ message: expect.stringContaining('status 204, which holds no answer') })]],
    ['not-modified', [failing({ message: expect.stringContaining('nothing has changed (304)') })]],
    ['empty', [failing({ code: 'cut-off', message: expect.stringContaining('before it had begun') })]],
    [
      'error-in-stream',
      [
        ...first,
        failing({
          code: 'overloaded',
          details: { code: 503, status: 'UNAVAILABLE', message: 'The model is overloaded.' },
        }),
      ],
    ],
    ['error-event', [...first, failing({ code: 'refused', why: '500 INTERNAL: Something broke.' })]],
    ['error-list', [failing({ code: 'overloaded', why: '429 RESOURCE_EXHAUSTED: No more.' })]],
    ['html-ok', [failing({ code: 'unreachable', message: expect.stringContaining('a web page came') })]],
    ['html', [failing({ code: 'unreachable' })]],
    ['bomb', [failing({ code: 'refused', message: expect.stringContaining('longer than 16 MB') })]],
    ['gzip-cut', [...first, cutOff]],
    [
      'foreign-text',
      [
        ...first,
        failing({
          code: 'refused',
          why: `this stands where an event should: "${'x'.repeat(70)} Bearer [redacted]]"`,
        }),
      ],
    ],
    ['redirect', [failing({ code: 'refused', message: expect.stringContaining('not followed') })]],
    [
      'reset-before',
      [failing({ code: 'unreachable', message: expect.stringContaining('closed before an answer began') })],
    ],
    ['denied', [failing({ code: 'denied' })]],
    ['storm-long', [failing({ code: 'overloaded', hint: expect.stringContaining('Wait 34.4s.') })]],
  ])('%s', async (fault, expected) => {
    expect(await eventsOf(fault)).toEqual(expected);
  });

  test.each([
    'reset-before',
    'closed-before',
    'early-continue',
    'early-upgrade',
    'storm',
    'reset-middle',
    'no-finish',
    'error-in-stream',
    'error-event',
  ])('%s: a generation that may have begun is not asked for again', async (fault) => {
    const count = () => server.seen.filter((request) => request.fault === fault).length;
    const before = count();
    const run = runOf('generate');
    await eventsOf(fault, {}, run);
    expect(count() - before).toBe(1);
    expect(run.notices).toEqual([]);
  });
});

test('an attempt that follows a failed one is told', async () => {
  const run = runOf('generate');
  await eventsOf('storm-soon', {}, run);
  expect(run.notices).toMatchObject([
    { half: 'generate', attempt: 2, of: 3, waitMilliseconds: 500 },
    { half: 'generate', attempt: 3, of: 3, waitMilliseconds: 1000 },
  ]);
});

describe('deadlines', () => {
  const deadlines = { firstByte: { retrieve: 60, generate: 60 }, silence: 60 };

  test('for the first byte', async () => {
    expect(await eventsOf('hang-before', { deadlines })).toEqual([
      failing({ code: 'timed-out', message: expect.stringContaining('nothing came within 60 ms') }),
    ]);
  });

  test.each([
    ['finished-open', whole],
    ['blocked-open', [{ ok: true, value: blocked }]],
    [
      'finished-half',
      [
        ...whole,
        failing({
          code: 'cut-off',
          message: expect.stringContaining('broke after the end of the answer; grounding metadata'),
        }),
      ],
    ],
  ])('%s: silence after the end of an answer takes nothing from it', async (fault, expected) => {
    expect(await eventsOf(fault, { deadlines })).toEqual(expected);
    await server.idle();
  });

  test('between events', async () => {
    expect(await eventsOf('hang-middle', { deadlines })).toEqual([
      ...first,
      failing({ code: 'timed-out', message: expect.stringContaining('fell silent for 60 ms') }),
    ]);
    await server.idle();
  });
});

describe('stopping', () => {
  test('an abort in the middle destroys the connection and is told', async () => {
    const controller = new AbortController();
    const answer = streamEvents(
      generating('fault-hang-middle'),
      runOf('generate', controller.signal),
      transportTo(server.url),
    );
    expect(await answer.next()).toEqual({ done: false, value: first[0] });
    const pending = answer.next();
    controller.abort();
    expect((await pending).value).toEqual(failing({ code: 'stopped' }));
    expect(await answer.next()).toEqual({ done: true, value: undefined });
    await server.idle();
  });

  test('whoever leaves destroys the connection', async () => {
    for await (const event of streamEvents(
      generating('fault-hang-middle'),
      runOf('generate'),
      transportTo(server.url),
    )) {
      expect(event).toEqual(first[0]);
      break;
    }
    await server.idle();
  });
});
