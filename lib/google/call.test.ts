import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from './call';
import { type FaultServer, startFaultServer } from './testing/fault-server';
import { listening } from './testing/listening';
import { retrieving, runOf, transportTo } from './testing/made-requests';
import { contexts } from './testing/wire-answers';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

const failing = (failure: object) => ({ ok: false, failure: expect.objectContaining(failure) });
const sent = (fault: string) => server.seen.filter((request) => request.fault === fault);

test('the body of the answer comes as it is, and the request went out as it was written', async () => {
  expect(await call(retrieving(), runOf('retrieve'), transportTo(server.url))).toEqual({
    ok: true,
    value: contexts,
  });
  const [request] = sent('none');
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v1/projects/demo/locations/europe-west4:retrieveContexts',
    headers: {
      authorization: 'Bearer planted-token-1',
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual(retrieving().body);
});

test('connections are used again', async () => {
  const transport = transportTo(server.url);
  const before = server.connections();
  for (const fault of ['none', 'denied', 'none', 'denied', 'none', 'none'])
    await call(retrieving(`fault-${fault}`), runOf('retrieve'), transport);
  // The next call may come before the pool has noticed that the first connection is free.
  expect(server.connections() - before).toBeLessThanOrEqual(2);
});

test.each(['drip', 'gzip', 'brotli'])('%s: the answer is whole', async (fault) => {
  expect(await call(retrieving(`fault-${fault}`), runOf('retrieve'), transportTo(server.url))).toEqual({
    ok: true,
    value: contexts,
  });
});

describe('what goes wrong becomes a failure', () => {
  test.each([
    ['reset-middle', { code: 'cut-off', message: expect.stringContaining('cut off in the middle') }],
    ['no-finish', { code: 'refused', why: expect.stringContaining('JSON is broken') }],
    ['gzip-cut', { code: 'cut-off' }],
    [
      'html',
      {
        code: 'unreachable',
        why: 'It sent a web page titled "Gateway & sign-in".',
      },
    ],
    ...['gzip-broken', 'brotli-broken'].map((fault): [string, object] => [
      fault,
      { code: 'refused', message: expect.stringContaining("its answer can't be unpacked") },
    ]),
    ['gzip-broken-error', { why: "It sent a body that breaks off or can't be unpacked." }],
    ['bad-chunk', { code: 'refused', message: expect.stringContaining('does not speak HTTP properly') }],
    ['bad-chunk-middle', { code: 'refused', why: expect.stringContaining('HPE_') }],
    [
      'plain-text',
      {
        code: 'refused',
        why: `It sent the text "Welcome, Bearer [redacted]! ${'x'.repeat(200 - 'Welcome, Bearer [redacted]! '.length)}…", as text/plain; charset=utf-8.`,
        hint: expect.stringContaining('proxy or sign-in page'),
      },
    ],
    ['wide-text', { why: 'It sent text in UTF-16, where UTF-8 is due, as application/json; charset=UTF-8.' }],
    [
      'no-content',
      { code: 'refused', message: expect.stringContaining('status 204, which holds no answer') },
    ],
    ['empty', { code: 'cut-off', message: expect.stringContaining('before it had begun') }],
    [
      'not-modified',
      {
        message:
          'Vertex AI in europe-west4 did not retrieve contexts: PLACE says that nothing has changed (304), although nobody asked that.',
      },
    ],
    ...['redirect-nowhere', 'redirect-broken', 'redirect-off-web'].map((fault): [string, object] => [
      fault,
      {
        message:
          'Vertex AI in europe-west4 did not retrieve contexts: PLACE redirects (302) without naming a place that can be asked.',
      },
    ]),
    [
      'redirect-within',
      {
        message:
          'Vertex AI in europe-west4 did not retrieve contexts: PLACE redirects (308) to another of its own addresses, and redirects are not followed.',
      },
    ],
    ['html-ok', { code: 'unreachable', message: expect.stringContaining('a web page came instead') }],
    [
      'html-not-found',
      { code: 'not-found', hint: expect.stringContaining('the location europe-west4 exists') },
    ],
    ['unknown-encoding', { code: 'refused' }],
    ...['not-http', 'two-lengths', 'length-and-chunks', 'early-continue', 'early-upgrade'].map(
      (fault): [string, object] => [
        fault,
        {
          code: 'refused',
          message:
            'Vertex AI in europe-west4 did not retrieve contexts: what answered does not speak HTTP properly.',
        },
      ],
    ),
    [
      'error-list',
      { code: 'overloaded', details: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'No more.' } },
    ],
    ['bomb', { code: 'refused', message: expect.stringContaining('longer than 64 MB') }],
    [
      'redirect',
      {
        code: 'refused',
        message: `Vertex AI in europe-west4 did not retrieve contexts: PLACE redirects (307) to https://elsewhere.example, and redirects are not followed.`,
      },
    ],
    [
      'denied',
      {
        code: 'denied',
        message:
          'Vertex AI in europe-west4 did not retrieve contexts: the account lacks a permission, or the resource does not exist.',
        why: "403 PERMISSION_DENIED: Permission 'aiplatform.ragCorpora.query' denied (or it may not exist).",
        hint: expect.stringMatching(
          /needs aiplatform\.ragCorpora\.query: "gcloud projects add-iam-policy-binding demo /,
        ),
      },
    ],
  ])('%s', async (fault, failure) => {
    const asked = await call(retrieving(`fault-${fault}`), runOf('retrieve'), transportTo(server.url));
    expect(JSON.parse(JSON.stringify(asked).replaceAll(server.url, 'PLACE'))).toEqual(failing(failure));
  });

  test.each(['huge-error', 'bomb-error'])(
    '%s: its beginning is told, the rest is not read',
    async (fault) => {
      const asked = await call(retrieving(`fault-${fault}`), runOf('retrieve'), transportTo(server.url));
      expect(asked).toEqual(failing({ why: expect.stringMatching(/^It sent the text ".{200}…"\.$/) }));
      await server.idle();
    },
  );

  test('nothing secret is told, whoever says it', async () => {
    const asked = await call(retrieving('fault-echo'), runOf('retrieve'), transportTo(server.url));
    expect(asked).toEqual(
      failing({ details: { code: 400, status: 'INVALID_ARGUMENT', message: 'You sent Bearer [redacted].' } }),
    );
    expect(JSON.stringify(asked)).not.toContain('planted-token');
  });
});

describe('deadlines', () => {
  const deadlines = { firstByte: { retrieve: 60, generate: 60 }, silence: 60 };

  test.each([
    ['hang-before', 'nothing came within 60 ms'],
    ['hang-middle', 'fell silent for 60 ms'],
  ])('%s', async (fault, words) => {
    const asked = await call(
      retrieving(`fault-${fault}`),
      runOf('retrieve'),
      transportTo(server.url, { deadlines }),
    );
    expect(asked).toEqual(failing({ code: 'timed-out', message: expect.stringContaining(words) }));
    await server.idle();
  });
});

describe('asking again', () => {
  const pauses: number[] = [];
  const transport = () => {
    pauses.length = 0;
    return transportTo(server.url, { sleep: async (milliseconds) => void pauses.push(milliseconds) });
  };

  test.each(['reset-before-once', 'unavailable-once', 'bad-gateway-once'])(
    '%s, and it is answered',
    async (fault) => {
      const run = runOf('retrieve');
      expect(await call(retrieving(`fault-${fault}`), run, transport())).toEqual({
        ok: true,
        value: contexts,
      });
      expect(pauses).toEqual([500]);
      expect(run.notices).toEqual([
        {
          kind: 'retry',
          half: 'retrieve',
          attempt: 2,
          of: 3,
          waitMilliseconds: 500,
          because: expect.stringMatching(/^Vertex AI in europe-west4 did not retrieve contexts: /),
        },
      ]);
    },
  );

  test.each([
    ['storm', [], 1],
    ['storm-soon', [500, 1000], 3],
    ['storm-absurd', [], 1],
    ['storm-negative', [], 1],
    ['storm-told', [2500, 2500], 3],
    ['storm-long', [], 1],
    ['storm-header', [], 1],
    ['denied', [], 1],
    ['expired', [], 2],
    ['reset-middle', [], 1],
    ['hang-before', [], 1],
  ])('%s: the pauses are %j, the attempts %i', async (fault, expected, attempts) => {
    const before = sent(fault).length;
    const deadlines = { firstByte: { retrieve: 60, generate: 60 }, silence: 60 };
    const asked = await call(retrieving(`fault-${fault}`), runOf('retrieve'), { ...transport(), deadlines });
    expect(asked.ok).toBe(false);
    expect(pauses).toEqual(expected);
    expect(sent(fault).length - before).toBe(attempts);
  });

  test.each([
    ['reset-before', 3],
    ['closed-before', 3],
    ['early-upgrade-bare', 3],
    ['early-continue', 1],
    ['early-upgrade', 1],
    ['two-lengths', 1],
    ['not-http', 1],
  ])('%s: a read is sent %i times, a generation once', async (fault, attempts) => {
    for (const [half, times] of [
      ['retrieve', attempts],
      ['generate', 1],
    ] as const) {
      const before = sent(fault).length;
      expect((await call(retrieving(`fault-${fault}`), runOf(half), transport())).ok).toBe(false);
      expect(sent(fault).length - before).toBe(times);
    }
  });

  test.each(['retrieve', 'generate'] as const)(
    'a connection that does not come about is tried again by the half %s',
    async (half) => {
      const { url, close } = await listening(createServer());
      await close();
      const run = runOf(half);
      const asked = await call(retrieving(), run, transportTo(url));
      expect(asked).toEqual(failing({ message: expect.stringContaining('refused the connection') }));
      expect(run.notices.map(({ attempt }) => attempt)).toEqual([2, 3]);
    },
  );

  test('a quota without a time to wait is told to be waited for', async () => {
    for (const fault of ['storm', 'storm-absurd', 'storm-negative'])
      expect(await call(retrieving(`fault-${fault}`), runOf('retrieve'), transport())).toEqual(
        failing({ code: 'overloaded', hint: 'Wait and ask again, or ask for more quota.' }),
      );
  });

  test('a wait that is too long is told', async () => {
    expect(await call(retrieving('fault-storm-long'), runOf('retrieve'), transport())).toEqual(
      failing({ code: 'overloaded', hint: expect.stringMatching(/Wait 34\.4s\.$/) }),
    );
    expect(await call(retrieving('fault-storm-header'), runOf('retrieve'), transport())).toEqual(
      failing({ code: 'overloaded', hint: expect.stringMatching(/Wait 45 s\.$/) }),
    );
  });

  test('a gateway that gave up is asked again for a search, not for a generation', async () => {
    const before = sent('html').length;
    expect((await call(retrieving('fault-html'), runOf('generate'), transport())).ok).toBe(false);
    expect(sent('html').length - before).toBe(1);
  });

  test('after a 401 the credentials are renewed, once', async () => {
    expect(await call(retrieving('fault-expired-once'), runOf('retrieve'), transport())).toEqual({
      ok: true,
      value: contexts,
    });
    expect(sent('expired-once').map(({ headers }) => headers.authorization)).toEqual([
      'Bearer planted-token-1',
      'Bearer planted-token-2',
    ]);
    expect(await call(retrieving('fault-expired'), runOf('retrieve'), transport())).toEqual(
      failing({ code: 'denied' }),
    );
  });

  test('credentials that cannot be had are the failure', async () => {
    const missing = {
      ok: false as const,
      failure: { code: 'not-configured' as const, message: 'No credentials.' },
    };
    const none = transportTo(server.url, { authorise: async () => missing });
    expect(await call(retrieving(), runOf('retrieve'), none)).toEqual(missing);
    const lost = transportTo(server.url, { renew: async () => missing });
    expect(await call(retrieving('fault-expired'), runOf('retrieve'), lost)).toEqual(missing);
  });
});

describe('stopping', () => {
  test.each(['hang-before', 'hang-middle'])('%s: the connection is destroyed', async (fault) => {
    const controller = new AbortController();
    const met = once(server.events, 'met');
    const asked = call(
      retrieving(`fault-${fault}`),
      runOf('retrieve', controller.signal),
      transportTo(server.url),
    );
    await met;
    controller.abort();
    expect(await asked).toEqual(failing({ code: 'stopped' }));
    await server.idle();
  });

  test('during a pause, nothing is asked again', async () => {
    const controller = new AbortController();
    const before = sent('storm-told').length;
    const transport = transportTo(server.url, { sleep: async () => controller.abort() });
    expect(
      await call(retrieving('fault-storm-told'), runOf('retrieve', controller.signal), transport),
    ).toEqual(failing({ code: 'stopped' }));
    expect(sent('storm-told').length - before).toBe(1);
  });

  test('before it begins, nothing is sent', async () => {
    const before = server.seen.length;
    expect(await call(retrieving(), runOf('retrieve', AbortSignal.abort()), transportTo(server.url))).toEqual(
      failing({ code: 'stopped' }),
    );
    expect(server.seen.length).toBe(before);
  });
});
