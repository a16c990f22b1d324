import type { Capture } from '@/lib/grounding/model';
import type { Run } from './use-asking';

/** A capture, and a key that changes when it is another one (not when the same one grows). */
export type Shown = { key: string; capture: Capture };

/** What a run has brought so far: contexts alone at first, then the answer's events beside them. */
export function captureOfRun({ request, contexts, events }: Run): Shown | null {
  const retrieved = contexts?.ok ? contexts.value : null;
  const context = retrieved?.body ?? null;
  if (context === null && events.length === 0) return null;
  const answered = events.length > 0;
  return {
    key: `run:${request.runId}`,
    capture: {
      source: 'backend',
      question: request.question,
      body: answered ? answerOf(request.target, events) : context,
      retrieval: answered ? context : null,
      scoreKind: retrieved?.scoreKind ?? null,
    },
  };
}

/** `generateAnswer` gives one response and no stream of them. */
function answerOf(target: Run['request']['target'], events: readonly unknown[]): unknown {
  const whole = target.backend === 'gemini' && target.generation.method === 'generate-answer';
  return whole && events.length === 1 ? events[0] : events;
}
