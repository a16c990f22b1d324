import 'server-only';
import { log } from '../log';
import { fail, type Outcome, ok } from '../outcome';
import type { AnswerEvent, AskRequest, AskStream, Notice } from '../request';
import type { Backend, RunContext } from './backend';
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
  const { runId, question, target } = request;
  const backend = find(target.backend);
  if (!backend)
    return fail('bad-input', `There is no source called "${target.backend}".`, 'Choose one from the list.');
  if (running.has(runId)) return fail('bad-input', 'This run is in progress already.');
  const controller = new AbortController();
  running.set(runId, controller);
  log().info({ run: runId, backend: backend.id }, 'run started');
  const notices = noticeQueue();
  const run: RunContext = { signal: controller.signal, notify: notices.add };
  const asking = { runId, question, target };
  const contexts = backend
    .retrieve(asking, run)
    .catch((error) => (controller.signal.aborted ? fail('stopped', 'Stopped.') : internal(error)));
  const events = backend.generate(asking, run, contexts);
  return ok({ runId, contexts, answer: answerOf(events, contexts, notices, runId, controller) });
}

/** Notices wait here until the page takes them along with the answer's events. */
function noticeQueue() {
  const waiting: Notice[] = [];
  let wake = () => {};
  return {
    add(notice: Notice) {
      waiting.push(notice);
      wake();
    },
    take: () => waiting.shift(),
    /** Resolves when a notice is there. */
    arrived: () =>
      new Promise<'notice'>((resolve) => {
        wake = () => resolve('notice');
        if (waiting.length > 0) wake();
      }),
  };
}

/**
 * The answer's events. An iterator of its own, not an async generator: a generator queues `return` and `throw` behind
 * the `next` it is busy with, so a page that goes away would stop the work only after the next event came.
 */
function answerOf(
  source: AsyncIterable<Outcome<unknown>>,
  contexts: Promise<unknown>,
  notices: ReturnType<typeof noticeQueue>,
  runId: string,
  controller: AbortController,
): AsyncIterable<AnswerEvent> {
  const { signal } = controller;
  const events = source[Symbol.asyncIterator]();
  const aborted = new Promise<'aborted'>((resolve) =>
    signal.addEventListener('abort', () => resolve('aborted'), { once: true }),
  );
  const retrieved = contexts.then(() => 'retrieved' as const);
  let over = false;
  let written = false;
  // One step of the source may outlast several notices.
  let step: Promise<IteratorResult<Outcome<unknown>>> | null = null;
  const end = (how: string) => {
    if (over) return;
    over = true;
    running.delete(runId);
    controller.abort();
    // Not awaited: a generator that is busy answers `return` only when its step is over.
    void events.return?.().catch(() => undefined);
    log().info({ run: runId, how }, 'run ended');
  };
  const done = { done: true as const, value: undefined };
  const iterator: AsyncIterator<AnswerEvent> & AsyncIterable<AnswerEvent> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      if (over) return done;
      try {
        if (!written) step ??= events.next();
        // An answer that is whole, or failed at once, leaves retrieval the time it needs.
        const first = await Promise.race([step ?? retrieved, aborted, notices.arrived()]);
        if (first === 'aborted') {
          end('stopped');
          return { done: false, value: fail('stopped', 'Stopped. What had arrived is kept.') };
        }
        if (first === 'notice') {
          const notice = notices.take();
          return notice ? { done: false, value: { notice } } : iterator.next();
        }
        if (first === 'retrieved') {
          end('finished');
          return done;
        }
        step = null;
        written = first.done === true;
        return first.done ? iterator.next() : { done: false, value: first.value };
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
