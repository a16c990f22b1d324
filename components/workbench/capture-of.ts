import type { Capture } from '@/lib/grounding/model';
import type { Run } from './use-asking';

/** A capture, and a key that changes when it is another one (not when the same one grows). */
export type Shown = { key: string; capture: Capture };

/** What a run has brought so far: contexts alone at first, then the answer's events beside them. */
export function captureOfRun(run: Run): Shown | null {
  const contexts = run.contexts?.ok ? run.contexts.value.body : null;
  if (contexts === null && run.events.length === 0) return null;
  const answered = run.events.length > 0;
  return {
    key: `run:${run.request.runId}`,
    capture: {
      source: 'backend',
      question: run.request.question,
      body: answered ? run.events : contexts,
      retrieval: answered ? contexts : null,
    },
  };
}
