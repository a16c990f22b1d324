import { type Batch, createBatch } from './batch-store';
import { titleOf } from './chosen-files';
import type { Chosen } from './messages';
import { startWorker } from './start-worker';

/** A file up to this many bytes is looked into sooner than a worker starts. */
const SMALL = 2_000_000;

/**
 * Opens what was chosen as a batch, unless it is one file that holds one thing: then `onSingle` is told, at once for a small
 * file and null is given, else when the worker has seen it.
 */
export async function openChosen(files: readonly Chosen[], onSingle: () => void): Promise<Batch | null> {
  if (await isSmallSingle(files)) {
    onSingle();
    return null;
  }
  return createBatch({ key: crypto.randomUUID(), title: titleOf(files), files }, startWorker, onSingle);
}

async function isSmallSingle(files: readonly Chosen[]): Promise<boolean> {
  const [first, ...more] = files;
  if (more.length > 0 || !first?.file || first.file.size > SMALL) return false;
  // What tells responses apart is needed here for small files alone; else the worker has it.
  const { isSingle } = await import('./read-chosen');
  return isSingle(files);
}

/** Text that was pasted, as a file. */
export const pastedFile = (text: string): Chosen[] => [
  { path: 'Pasted text', file: new File([text], 'Pasted text'), problem: null },
];
