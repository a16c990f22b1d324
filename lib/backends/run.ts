import 'server-only';
import { log } from '../log';
import { fail, type Outcome, ok } from '../outcome';
import type { AnswerEvent, AskRequest, AskStream } from '../request';
import type { Backend } from './backend';
import { backendFor } from './index';

/**
 * Runs in progress, by id. Actions and routes are bundled apart and so hold modules of their own: the table hangs on
 * the process, where `stop` finds what `ask` began.
 */
const table = Symbol.for('grounding-inspector.runs');
const holder: typeof globalThis & { [table]?: Map<string, AbortController> } = globalThis;
holder[table] ??= new Map();
const running = holder[table];

export const activeRuns = (): number => running.size;

/** Stops a run on the server; false when no such run is in progress (it has ended already). */
export function stopRun(id: string | null): boolean {
  const controller = id === null ? undefined : running.get(id);
  controller?.abort(new DOMException('Stopped by the person who asked.', 'AbortError'));
  return controller !== undefined;
}

const internal = (error: unknown) => {
  log().error({ err: error }, 'a backend threw');
  return fail(
    'internal',
    'The server met a fault of its own.',
    'Ask again; the server log holds the details.',
  );
};

/** Begins retrieval and generation side by side; both end when the run is stopped or the page goes away. */
export function startRun(
  request: AskRequest,
  find: (id: string) => Backend | undefined = backendFor,
): Outcome<AskStream> {
  if (request.build !== process.env.BUILD_ID) {
    return fail('outdated', 'A new version of this app is out.', 'Reload the page; what you typed is kept.');
  }
  const backend = find(request.backend);
  if (!backend)
    return fail('bad-input', `There is no source called "${request.backend}".`, 'Choose one from the list.');
  if (running.has(request.runId)) return fail('bad-input', 'This run is in progress already.');
  const controller = new AbortController();
  running.set(request.runId, controller);
  log().info({ run: request.runId, backend: backend.id }, 'run started');
  return ok({
    runId: request.runId,
    contexts: backend
      .retrieve(request, controller.signal)
      .catch((error) => (controller.signal.aborted ? fail('stopped', 'Stopped.') : internal(error))),
    answer: answerOf(backend, request, controller),
  });
}

/**
 * The answer's events. An iterator of its own, not an async generator: a generator queues `return` and `throw` behind
 * the `next` it is busy with, so a page that goes away would stop the work only after the next event came.
 */
function answerOf(
  backend: Backend,
  request: AskRequest,
  controller: AbortController,
): AsyncIterable<AnswerEvent> {
  const { signal } = controller;
  const events = backend.generate(request, signal)[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) =>
    signal.addEventListener('abort', () => resolve('aborted'), { once: true }),
  );
  let over = false;
  const end = (how: string) => {
    if (over) return;
    over = true;
    running.delete(request.runId);
    controller.abort();
    // Not awaited: a generator that is busy answers `return` only when its step is over.
    void events.return?.().catch(() => undefined);
    log().info({ run: request.runId, how }, 'run ended');
  };
  const done = { done: true as const, value: undefined };
  const iterator: AsyncIterator<AnswerEvent> & AsyncIterable<AnswerEvent> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      if (over) return done;
      try {
        const step = await Promise.race([events.next(), aborted]);
        if (step === 'aborted') {
          end('stopped');
          return { done: false, value: fail('stopped', 'Stopped. What had arrived is kept.') };
        }
        if (step.done) {
          end('finished');
          return done;
        }
        return { done: false, value: step.value };
      } catch (error) {
        const value = signal.aborted
          ? fail('stopped', 'Stopped. What had arrived is kept.')
          : internal(error);
        end('failed');
        return { done: false, value };
      }
    },
    async return() {
      end('left');
      return done;
    },
    async throw() {
      end('left');
      return done;
    },
  };
  return iterator;
}
