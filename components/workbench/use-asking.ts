import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useCallback } from 'react';
import type { Failure, Outcome } from '@/lib/outcome';
import type {
  AnswerEvent,
  AskRequest,
  AskStream,
  CheckStream,
  ListedPage,
  ListRequest,
  Notice,
  Retrieved,
} from '@/lib/request';
import { type AskedWith, askedKey } from './asked';
import { captureOfRun } from './capture-of';

export type Actions = {
  ask(request: AskRequest): Promise<Outcome<AskStream>>;
  stop(runId: string): Promise<boolean>;
  list(request: ListRequest): Promise<Outcome<ListedPage>>;
  check(backend: string): Promise<Outcome<CheckStream>>;
};

/** What one ask has brought so far; `events` and `contexts` are bodies in wire format. */
export type Run = {
  request: AskRequest;
  /** The form it was asked from. */
  asked: AskedWith;
  contexts: Outcome<Retrieved> | null;
  events: unknown[];
  notices: Notice[];
  /** The last notice while it still holds: the next thing that comes of its half ends it. */
  waiting: Notice | null;
  failure: Failure | null;
  state: 'retrieving' | 'writing' | 'done';
};

/**
 * The runs of this page, the latest last; the one that is looked at, and the one before it that brought something: that
 * one stays until this one does.
 */
type Asked = { runs: readonly Run[]; run: string | null; earlier: string | null };

/** So many runs are kept to go back to. */
const kept = 30;

const key = ['run'] as const;
const nothing: Asked = { runs: [], run: null, earlier: null };

const begun = (request: AskRequest, asked: AskedWith): Run => ({
  request,
  asked,
  contexts: null,
  events: [],
  notices: [],
  waiting: null,
  failure: null,
  state: 'retrieving',
});

/** Asks through the server action and gathers both halves as they come. */
export function useAsking(actions: Actions) {
  const cache = useQueryClient();
  const asked = useQuery<Asked>({
    queryKey: key,
    queryFn: () => nothing,
    enabled: false,
    initialData: nothing,
  }).data;

  const asking = useMutation({
    mutationFn: async ({ request, from }: { request: AskRequest; from: AskedWith }) => {
      // Whatever is looked at by now: what arrives belongs to the run that asked for it.
      const update = (change: (run: Run) => Run) => void updateRun(cache, request.runId, change);
      cache.setQueryData<Asked>(key, (now = nothing) => {
        const before = runOf(now, now.run);
        return {
          runs: [...now.runs, begun(request, from)].slice(-kept),
          run: request.runId,
          earlier: before && captureOfRun(before) ? now.run : now.earlier,
        };
      });
      try {
        const stream = await actions.ask(request);
        if (!stream.ok) return void update((now) => ({ ...now, failure: stream.failure, state: 'done' }));
        stream.value.contexts.then(
          (contexts) =>
            update((now) => ({
              ...now,
              contexts,
              waiting: now.waiting?.half === 'retrieve' ? null : now.waiting,
              state: now.state === 'retrieving' ? 'writing' : now.state,
            })),
          (error) => update((now) => ({ ...now, failure: now.failure ?? thrownFailure(error) })),
        );
        for await (const event of stream.value.answer) update((now) => withEvent(now, event));
        update((now) => ({ ...now, waiting: null, state: 'done' }));
      } catch (error) {
        update((now) => ({ ...now, waiting: null, failure: thrownFailure(error), state: 'done' }));
      }
    },
  });

  const { mutate } = asking;
  const ask = useCallback(
    (request: AskRequest, from: AskedWith) => {
      // One that was left by going back may still be under way.
      for (const { request: older, state } of cache.getQueryData<Asked>(key)?.runs ?? [])
        if (state !== 'done') void actions.stop(older.runId).catch(() => undefined);
      mutate({ request, from });
    },
    [actions, cache, mutate],
  );
  const stop = useCallback(() => {
    const now = cache.getQueryData<Asked>(key) ?? nothing;
    const current = runOf(now, now.run);
    if (current === null || current.state === 'done') return;
    const { runId } = current.request;
    actions.stop(runId).catch((error) => {
      updateRun(cache, runId, (run) => ({ ...run, failure: thrownFailure(error), state: 'done' }));
    });
  }, [actions, cache]);
  /** Looks at the last run that asked this and brought something or still may; false when there is none. */
  const recall = useCallback(
    (wanted: string) => {
      const found = cache
        .getQueryData<Asked>(key)
        ?.runs.findLast(
          (run) => askedKey(run.request) === wanted && (run.state !== 'done' || captureOfRun(run) !== null),
        );
      if (found === undefined) return false;
      cache.setQueryData<Asked>(key, (now = nothing) => ({
        ...now,
        run: found.request.runId,
        earlier: null,
      }));
      return true;
    },
    [cache],
  );
  /** Looks at none of them. */
  const leave = useCallback(
    () => void cache.setQueryData<Asked>(key, (now = nothing) => ({ ...now, run: null, earlier: null })),
    [cache],
  );
  return { run: runOf(asked, asked.run), earlier: runOf(asked, asked.earlier), ask, stop, recall, leave };
}

const runOf = ({ runs }: Asked, id: string | null): Run | null =>
  runs.find((run) => run.request.runId === id) ?? null;

const updateRun = (cache: QueryClient, id: string, change: (run: Run) => Run) =>
  cache.setQueryData<Asked>(
    key,
    (now) => now && { ...now, runs: now.runs.map((run) => (run.request.runId === id ? change(run) : run)) },
  );

function withEvent(run: Run, event: AnswerEvent): Run {
  if ('notice' in event) return { ...run, notices: [...run.notices, event.notice], waiting: event.notice };
  const waiting = run.waiting?.half === 'generate' ? null : run.waiting;
  return event.ok
    ? { ...run, waiting, events: [...run.events, event.value], state: 'writing' }
    : { ...run, waiting, failure: event.failure };
}

/** A thrown action means another build, a lost connection, or a bug; Next hides the message of the last. */
export function thrownFailure(error: unknown): Failure {
  if (unstable_isUnrecognizedActionError(error)) {
    return {
      code: 'outdated',
      message: 'A new version of this app is out.',
      hint: 'Reload the page; what you typed is kept.',
    };
  }
  if (error instanceof Error && 'digest' in error) {
    return {
      code: 'internal',
      message: 'The server met a fault of its own.',
      hint: 'Ask again; the server log holds the details.',
    };
  }
  return {
    code: 'unreachable',
    message: 'The connection to this app’s server broke off.',
    hint: 'Check that the server still runs, then ask again. What had arrived is kept.',
  };
}
