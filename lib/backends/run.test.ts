import { beforeAll, expect, test } from 'vitest';
import { type Outcome, ok } from '../outcome';
import type { AskRequest, Notice } from '../request';
import type { Backend } from './backend';
import { activeRuns, startRun, stopRun } from './run';

const requestFor = (runId: string): AskRequest => ({
  runId,
  build: 'this-build',
  question: 'When does the lift run?',
  target: {
    backend: 'embedded',
    corpus: 'projects/p/locations/l/ragCorpora/c',
    retrieval: { topK: 4, threshold: null, fileIds: [] },
    generation: { maxOutputTokens: null },
  },
});

/** Writes one event, then nothing until it is told to stop: as a model that thinks for a long time. */
function slowBackend(generate?: Backend['generate']): Backend & { seen: { aborted: boolean } } {
  const seen = { aborted: false };
  return {
    id: 'embedded',
    seen,
    option: async () => ({
      id: 'embedded',
      label: 'Slow',
      note: '',
      ready: ok(null),
      billed: false,
      corpora: [],
      parent: null,
      endpoint: null,
    }),
    retrieve: async () => ok({ body: { contexts: {} }, scoreKind: null }),
    generate:
      generate ??
      async function* (_asking, { signal }): AsyncGenerator<Outcome<unknown>> {
        yield { ok: true, value: { candidates: [] } };
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        seen.aborted = true;
      },
  };
}

beforeAll(() => {
  process.env.BUILD_ID = 'this-build';
});

test('a stopped run ends with a failure that says so, and its backend is told at once', async () => {
  const backend = slowBackend();
  const begun = startRun(requestFor('run-1'), () => backend);
  if (!begun.ok) throw new Error(begun.failure.message);
  const answer = begun.value.answer[Symbol.asyncIterator]();
  expect((await answer.next()).value).toEqual({ ok: true, value: { candidates: [] } });
  const pending = answer.next();
  expect(activeRuns()).toBe(1);
  expect(stopRun('run-1')).toBe(true);
  expect((await pending).value).toMatchObject({ ok: false, failure: { code: 'stopped' } });
  expect(await answer.next()).toEqual({ done: true, value: undefined });
  expect(backend.seen.aborted).toBe(true);
  expect(activeRuns()).toBe(0);
  expect(stopRun('run-1')).toBe(false);
});

test.each(['return', 'throw'] as const)(
  'a page that goes away (%s) stops the work while an event is awaited',
  async (how) => {
    const backend = slowBackend();
    const begun = startRun(requestFor(`run-${how}`), () => backend);
    if (!begun.ok) throw new Error(begun.failure.message);
    const answer = begun.value.answer[Symbol.asyncIterator]();
    await answer.next();
    const pending = answer.next();
    await answer[how]?.();
    expect(activeRuns()).toBe(0);
    await pending;
    expect(backend.seen.aborted).toBe(true);
  },
);

test('a fault of a backend is a value without its message, after what came before it', async () => {
  const backend = slowBackend(async function* () {
    yield { ok: true, value: 1 };
    throw new Error('token abc');
  });
  const begun = startRun(requestFor('run-2'), () => backend);
  if (!begun.ok) throw new Error(begun.failure.message);
  const events = [];
  for await (const event of begun.value.answer) events.push(event);
  expect(events[0]).toEqual({ ok: true, value: 1 });
  expect(events[1]).toMatchObject({ ok: false, failure: { code: 'internal' } });
  expect(JSON.stringify(events)).not.toContain('token abc');
  expect(activeRuns()).toBe(0);
});

test('a page of another build is told that a new version is out', () => {
  expect(startRun({ ...requestFor('run-3'), build: 'older' }, () => slowBackend())).toMatchObject({
    ok: false,
    failure: { code: 'outdated' },
  });
});

test('an unknown source is refused by name', () => {
  expect(startRun(requestFor('run-4'), () => undefined)).toMatchObject({
    ok: false,
    failure: { code: 'bad-input', message: expect.stringContaining('embedded') },
  });
});

test('a notice of either half comes at once, while an event is awaited', async () => {
  const notice: Notice = {
    kind: 'retry',
    half: 'retrieve',
    attempt: 2,
    of: 3,
    waitMilliseconds: 250,
    because: 'The service is overloaded.',
  };
  const backend = slowBackend();
  let notify: ((notice: Notice) => void) | undefined;
  const begun = startRun(requestFor('run-5'), () => ({
    ...backend,
    retrieve: async (_asking, run) => {
      notify = run.notify;
      return ok({ body: { contexts: {} }, scoreKind: null });
    },
  }));
  if (!begun.ok) throw new Error(begun.failure.message);
  const answer = begun.value.answer[Symbol.asyncIterator]();
  await answer.next();
  const pending = answer.next();
  notify?.(notice);
  notify?.({ ...notice, attempt: 3 });
  expect((await pending).value).toEqual({ notice });
  expect((await answer.next()).value).toEqual({ notice: { ...notice, attempt: 3 } });
  await answer.return?.();
});

test('an answer that ends first leaves retrieval the time it needs, and its notices still come', async () => {
  const failed = { ok: false as const, failure: { code: 'overloaded' as const, message: 'No model.' } };
  const retrieved = ok({ body: { contexts: {} }, scoreKind: null });
  let retrieve: (told: Notice | null) => void = () => undefined;
  const backend: Backend = {
    ...slowBackend(async function* () {
      yield failed;
    }),
    retrieve: (_asking, { signal, notify }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(failed));
        retrieve = (told) => (told === null ? resolve(retrieved) : notify(told));
      }),
  };
  const begun = startRun(requestFor('run-6'), () => backend);
  if (!begun.ok) throw new Error(begun.failure.message);
  const answer = begun.value.answer[Symbol.asyncIterator]();
  expect((await answer.next()).value).toEqual(failed);
  const notice: Notice = {
    kind: 'retry',
    half: 'retrieve',
    attempt: 2,
    of: 3,
    waitMilliseconds: 1,
    because: 'Overloaded.',
  };
  const pending = answer.next();
  retrieve(notice);
  expect((await pending).value).toEqual({ notice });
  const last = answer.next();
  retrieve(null);
  expect(await last).toEqual({ done: true, value: undefined });
  expect(await begun.value.contexts).toEqual(retrieved);
  expect(activeRuns()).toBe(0);
});
