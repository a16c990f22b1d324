import type { Page } from 'playwright';

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds: a task that waits for a busy machine doesn't grow by it. */
  tdur?: number;
  args?: { name?: string };
};

/** Milliseconds of processor time of the longest task that the main thread of the page ran during some work. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('This page has no browser of its own.');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && isMain.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('The trace holds no tasks.');
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}

/** The most bytes that the heaps of a page and of its workers held together during some work, looked at now and then. */
export async function heaps(page: Page, work: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const workers = new Map<string, number>();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.set(sessionId, 0));
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { result }: { result?: { usedSize?: number } } = JSON.parse(message);
    if (result?.usedSize !== undefined && workers.has(sessionId)) workers.set(sessionId, result.usedSize);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  let most = 0;
  const look = async () => {
    const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
    for (const sessionId of workers.keys())
      await session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    most = Math.max(
      most,
      [...workers.values()].reduce((sum, size) => sum + size, usedSize),
    );
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}
