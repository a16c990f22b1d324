import { OAuth2Client } from 'google-auth-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenSource } from './token-source';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const holder = { kind: 'metadata', name: 'a machine', target: null };

/** A client that answers what it is told to. */
class ToldClient extends OAuth2Client {
  constructor(private readonly answer: Promise<Headers>) {
    super();
  }
  override getRequestHeaders(): Promise<Headers> {
    return this.answer;
  }
}

test('a client that hangs is given up after ten seconds, and the next one is new', async () => {
  const answers = [
    new Promise<Headers>(() => {}),
    Promise.resolve(new Headers({ authorization: 'Bearer second-one' })),
  ];
  const signals: AbortSignal[] = [];
  const source = tokenSource((signal) => {
    signals.push(signal);
    return new ToldClient(answers.shift() ?? Promise.reject(new Error('There was no third.')));
  }, holder);
  const first = source.headers();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({
    ok: false,
    failure: {
      code: 'timed-out',
      message: 'The token service gave no access token in time.',
      hint: 'Check the network, and HTTPS_PROXY where there is a proxy; then ask again.',
    },
  });
  expect(await source.headers()).toEqual({ ok: true, value: { authorization: 'Bearer second-one' } });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('what can not even be made is told, not thrown', async () => {
  const source = tokenSource(() => {
    throw new RangeError('no such client');
  }, holder);
  expect(await source.headers()).toMatchObject({
    ok: false,
    failure: { code: 'denied', message: 'No access token came from a machine.', why: 'no such client' },
  });
});
