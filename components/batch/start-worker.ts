import type { Start } from './batch-store';
import type { Told } from './messages';

/** A worker that reads batches, a script of its own. */
export const startWorker: Start = ({ told, broke }) => {
  const worker = new Worker(new URL('./batch.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = broke;
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};
