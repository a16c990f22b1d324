// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fail, type Outcome, ok } from '@/lib/outcome';
import type { AnswerEvent, AskRequest, AskStream, Notice, Retrieved } from '@/lib/request';
import { askedKey } from './asked';
import { type Actions, useAsking } from './use-asking';

const from = { source: 'embedded', written: {} };

const requestFor = (runId: string): AskRequest => ({
  runId,
  build: 'b',
  question: 'When?',
  target: {
    backend: 'embedded',
    corpus: 'projects/p/locations/l/ragCorpora/c',
    retrieval: { topK: 4, threshold: null, fileIds: [] },
    generation: { maxOutputTokens: null },
  },
});

/** Actions whose two halves the test lets go one by one. */
function pacedActions() {
  let resolveContexts: (contexts: Outcome<Retrieved>) => void = () => undefined;
  const contexts = new Promise<Outcome<Retrieved>>((resolve) => {
    resolveContexts = resolve;
  });
  const queue = new TransformStream<AnswerEvent, AnswerEvent>();
  const writer = queue.writable.getWriter();
  const stopped: string[] = [];
  async function* answer(): AsyncGenerator<AnswerEvent> {
    const reader = queue.readable.getReader();
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  }
  const actions: Actions = {
    ask: async (request) => ok<AskStream>({ runId: request.runId, contexts, answer: answer() }),
    stop: async (runId) => stopped.push(runId) > 0,
    list: async () => fail('bad-input', 'Nothing is listed here.'),
    check: async () => fail('bad-input', 'Nothing is checked here.'),
  };
  return {
    actions,
    resolveContexts,
    send: (event: AnswerEvent) => void writer.write(event),
    end: () => void writer.close(),
    stopped,
  };
}

function rendered(actions: Actions) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAsking(actions), { wrapper }).result;
}

test('contexts and events arrive as they come, each on its own', async () => {
  const { actions, resolveContexts, send, end } = pacedActions();
  const asking = rendered(actions);
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() => expect(asking.current.run?.state).toBe('retrieving'));
  await act(async () => resolveContexts(ok({ body: { contexts: {} }, scoreKind: null })));
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({ contexts: { ok: true }, events: [], state: 'writing' }),
  );
  await act(async () => send({ ok: true, value: 'first' }));
  await waitFor(() => expect(asking.current.run?.events).toEqual(['first']));
  await act(async () => end());
  await waitFor(() => expect(asking.current.run?.state).toBe('done'));
});

test('a failure inside the stream keeps what came before it', async () => {
  const { actions, send, end } = pacedActions();
  const asking = rendered(actions);
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() => expect(asking.current.run).not.toBeNull());
  await act(async () => send({ ok: true, value: 'first' }));
  await act(async () => send(fail('stopped', 'Stopped.')));
  await act(async () => end());
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({
      events: ['first'],
      failure: { code: 'stopped' },
      state: 'done',
    }),
  );
});

test('a notice holds until something of its half comes, and is kept', async () => {
  const { actions, send, resolveContexts } = pacedActions();
  const asking = rendered(actions);
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() => expect(asking.current.run).not.toBeNull());
  const notice: Notice = {
    kind: 'retry',
    half: 'generate',
    attempt: 2,
    of: 3,
    waitMilliseconds: 400,
    because: 'The service is overloaded.',
  };
  await act(async () => send({ notice }));
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({ notices: [notice], waiting: notice, events: [] }),
  );
  await act(async () => resolveContexts(ok({ body: { contexts: {} }, scoreKind: null })));
  await waitFor(() => expect(asking.current.run).toMatchObject({ contexts: { ok: true }, waiting: notice }));
  await act(async () => send({ ok: true, value: 'first' }));
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({ events: ['first'], notices: [notice], waiting: null }),
  );
});

test('the run before stays until the new one has brought something to take its place', async () => {
  const first = pacedActions();
  const third = pacedActions();
  const asking = rendered({
    ...first.actions,
    ask: async (request) =>
      request.runId === 'r2'
        ? fail('denied', 'No.')
        : (request.runId === 'r1' ? first : third).actions.ask(request),
  });
  act(() => asking.current.ask(requestFor('r1'), from));
  await act(async () => first.send({ ok: true, value: 'of the first' }));
  await act(async () => first.end());
  await waitFor(() => expect(asking.current.run?.state).toBe('done'));
  expect(asking.current.earlier).toBeNull();

  act(() => asking.current.ask(requestFor('r2'), from));
  await waitFor(() => expect(asking.current.run?.failure?.code).toBe('denied'));
  expect(asking.current.earlier?.request.runId).toBe('r1');
  // One that brought nothing is nothing to go back to.
  act(() => asking.current.ask(requestFor('r3'), from));
  await waitFor(() => expect(asking.current.run?.request.runId).toBe('r3'));
  expect(asking.current.earlier?.events).toEqual(['of the first']);
});

test('stop names the run in progress; a new question stops the older one and takes its place', async () => {
  const older = pacedActions();
  const newer = pacedActions();
  const asking = rendered({
    ...older.actions,
    ask: (request) => (request.runId === 'r1' ? older : newer).actions.ask(request),
  });
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() => expect(asking.current.run?.request.runId).toBe('r1'));
  act(() => asking.current.stop());
  expect(older.stopped).toEqual(['r1']);
  act(() => asking.current.ask(requestFor('r2'), from));
  await waitFor(() => expect(asking.current.run?.request.runId).toBe('r2'));
  expect(older.stopped).toEqual(['r1', 'r1']);
  await act(async () => older.send({ ok: true, value: 'of the older run' }));
  await act(async () => newer.send({ ok: true, value: 'of the newer run' }));
  await waitFor(() => expect(asking.current.run?.events).toEqual(['of the newer run']));
});

test('a refused question shows its failure', async () => {
  const { actions } = pacedActions();
  const asking = rendered({
    ...actions,
    ask: async () => fail('outdated', 'A new version of this app is out.'),
  });
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({ state: 'done', failure: { code: 'outdated' } }),
  );
});

test('a lost connection is a failure that says so, and keeps what came', async () => {
  const { actions } = pacedActions();
  const asking = rendered({
    ...actions,
    ask: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  act(() => asking.current.ask(requestFor('r1'), from));
  await waitFor(() =>
    expect(asking.current.run).toMatchObject({ state: 'done', failure: { code: 'unreachable' } }),
  );
});

test('a run is found again by what it asked, and one that brought nothing is not', async () => {
  const first = pacedActions();
  const asking = rendered({
    ...first.actions,
    ask: async (request) => (request.runId === 'r1' ? first.actions.ask(request) : fail('denied', 'No.')),
  });
  const other = { ...requestFor('r2'), question: 'Where?' };
  act(() => asking.current.ask(requestFor('r1'), from));
  await act(async () => first.send({ ok: true, value: 'of the first' }));
  act(() => asking.current.ask(other, from));
  await waitFor(() => expect(asking.current.run?.failure?.code).toBe('denied'));

  let found: boolean[] = [];
  act(() => {
    found = [asking.current.recall(askedKey(other)), asking.current.recall(askedKey(requestFor('r1')))];
  });
  expect(found).toEqual([false, true]);
  await waitFor(() =>
    expect(asking.current).toMatchObject({ run: { request: { runId: 'r1' } }, earlier: null }),
  );
  // What still arrives of it is its own.
  await act(async () => first.send({ ok: true, value: 'and more' }));
  await waitFor(() => expect(asking.current.run?.events).toEqual(['of the first', 'and more']));
  act(() => asking.current.leave());
  await waitFor(() => expect(asking.current.run).toBeNull());
});
