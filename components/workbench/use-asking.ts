import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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
  contexts: Outcome<Retrieved> | null;
  events: unknown[];
  notices: Notice[];
  /** The last notice while it still holds: the next thing that comes of its half ends it. */
  waiting: Notice | null;
  failure: Failure | null;
  state: 'retrieving' | 'writing' | 'done';
};

/** The run asked last, and the one before it that brought something: that one stays until this one does. */
type Asked = { run: Run | null; earlier: Run | null };

const key = ['run'] as const;
const nothing: Asked = { run: null, earlier: null };

const begun = (request: AskRequest): Run => ({
  request,
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
  const { run, earlier } = useQuery<Asked>({
    queryKey: key,
    queryFn: () => nothing,
    enabled: false,
    initialData: nothing,
  }).data;

  const asking = useMutation({
    mutationFn: async (request: AskRequest) => {
      // A newer question takes the place over: what still arrives of an older one is left aside.
      const update = (change: (run: Run) => Run) =>
        cache.setQueryData<Asked>(key, (now) =>
          now?.run?.request.runId === request.runId ? { ...now, run: change(now.run) } : now,
        );
      cache.setQueryData<Asked>(key, (now = nothing) => ({
        run: begun(request),
        earlier: now.run && captureOfRun(now.run) ? now.run : now.earlier,
      }));
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
    (request: AskRequest) => {
      const current = cache.getQueryData<Asked>(key)?.run;
      if (current && current.state !== 'done')
        void actions.stop(current.request.runId).catch(() => undefined);
      mutate(request);
    },
    [actions, cache, mutate],
  );
  const stop = useCallback(() => {
    const current = cache.getQueryData<Asked>(key)?.run;
    if (current && current.state !== 'done') {
      actions.stop(current.request.runId).catch((error) => {
        cache.setQueryData<Asked>(key, (now) =>
          now?.run ? { ...now, run: { ...now.run, failure: thrownFailure(error), state: 'done' } } : now,
        );
      });
    }
  }, [actions, cache]);
  return { run, earlier, ask, stop };
}

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
