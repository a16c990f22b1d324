import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useCallback } from 'react';
import type { Failure, Outcome } from '@/lib/outcome';
import type { AskRequest, AskStream, Notice, Retrieved } from '@/lib/request';

export type Actions = {
  ask(request: AskRequest): Promise<Outcome<AskStream>>;
  stop(runId: string): Promise<boolean>;
};

/** What one ask has brought so far; `events` and `contexts` are bodies in wire format. */
export type Run = {
  request: AskRequest;
  contexts: Outcome<Retrieved> | null;
  events: unknown[];
  notices: Notice[];
  failure: Failure | null;
  state: 'retrieving' | 'writing' | 'done';
};

const key = ['run'] as const;

/** Asks through the server action and gathers both halves as they come. */
export function useAsking(actions: Actions) {
  const cache = useQueryClient();
  const run = useQuery<Run | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  }).data;

  const asking = useMutation({
    mutationFn: async (request: AskRequest) => {
      // A newer question takes the place over: what still arrives of an older one is left aside.
      const update = (change: (run: Run) => Run) =>
        cache.setQueryData<Run | null>(key, (current) =>
          current?.request.runId === request.runId ? change(current) : current,
        );
      cache.setQueryData<Run | null>(key, () => ({
        request,
        contexts: null,
        events: [],
        notices: [],
        failure: null,
        state: 'retrieving',
      }));
      try {
        const begun = await actions.ask(request);
        if (!begun.ok) return void update((now) => ({ ...now, failure: begun.failure, state: 'done' }));
        begun.value.contexts.then(
          (contexts) =>
            update((now) => ({
              ...now,
              contexts,
              state: now.state === 'retrieving' ? 'writing' : now.state,
            })),
          (error) => update((now) => ({ ...now, failure: now.failure ?? failureOf(error) })),
        );
        for await (const event of begun.value.answer) {
          update((now) => {
            if ('notice' in event) return { ...now, notices: [...now.notices, event.notice] };
            return event.ok
              ? { ...now, events: [...now.events, event.value], state: 'writing' }
              : { ...now, failure: event.failure };
          });
        }
        update((now) => ({ ...now, state: 'done' }));
      } catch (error) {
        update((now) => ({ ...now, failure: failureOf(error), state: 'done' }));
      }
    },
  });

  const { mutate } = asking;
  const ask = useCallback(
    (request: AskRequest) => {
      const current = cache.getQueryData<Run | null>(key);
      if (current && current.state !== 'done')
        void actions.stop(current.request.runId).catch(() => undefined);
      mutate(request);
    },
    [actions, cache, mutate],
  );
  const stop = useCallback(() => {
    const current = cache.getQueryData<Run | null>(key);
    if (current && current.state !== 'done') {
      actions.stop(current.request.runId).catch((error) => {
        cache.setQueryData<Run | null>(key, (now) =>
          now ? { ...now, failure: failureOf(error), state: 'done' } : now,
        );
      });
    }
  }, [actions, cache]);
  return { run, ask, stop };
}

/** A thrown action means another build, a lost connection, or a bug; Next hides the message of the last. */
function failureOf(error: unknown): Failure {
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
