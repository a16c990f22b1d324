import type { Start } from './batch-store';

/** The worker that reads batches, as a script of its own. */
export const startWorker: Start = () =>
  new Worker(new URL('./batch.worker.ts', import.meta.url), { type: 'module' });
