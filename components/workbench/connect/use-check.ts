import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/lib/outcome';
import type { CheckStep } from '@/lib/request';
import { type Actions, thrownFailure } from '../use-asking';

export type Check = {
  /** As far as they have come. */
  steps: readonly CheckStep[];
  state: 'running' | 'done';
  /** Of the check itself; a step that found a problem is none. */
  failure: Failure | null;
};

const begun: Check = { steps: [], state: 'running', failure: null };

/** Runs a connection check when it is first shown, and again when it is asked for; steps come one by one. */
export function useCheck(check: Actions['check'], backend: string) {
  const [current, setCurrent] = useState(begun);
  const run = useRef(0);
  const again = useCallback(async () => {
    const mine = ++run.current;
    // A newer check takes the place over.
    const update = (change: (now: Check) => Check) => {
      if (run.current === mine) setCurrent(change);
    };
    update(() => begun);
    try {
      const stream = await check(backend);
      if (!stream.ok) return update((now) => ({ ...now, failure: stream.failure, state: 'done' }));
      for await (const step of stream.value.steps) {
        if (run.current !== mine) return;
        update((now) => ({ ...now, steps: [...now.steps, step] }));
      }
      update((now) => ({ ...now, state: 'done' }));
    } catch (error) {
      update((now) => ({ ...now, failure: thrownFailure(error), state: 'done' }));
    }
  }, [backend, check]);
  useEffect(() => {
    void again();
    return () => {
      run.current++;
    };
  }, [again]);
  return { ...current, again };
}
