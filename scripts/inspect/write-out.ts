import type { Writable } from 'node:stream';

/** Pieces are gathered to about this many units, so that a long list costs few writes. */
const gathered = 65_536;

/**
 * Writes pieces one after another and waits until all of them have left. A reader that goes away early, as `head` does,
 * ends the writing without a complaint.
 */
export async function writeOut(
  stream: Writable,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  stream.on('error', close);
  let batch = '';
  for await (const piece of pieces) {
    batch += piece;
    if (batch.length < gathered) continue;
    await written(stream, batch);
    batch = '';
    if (isClosed) return;
  }
  await written(stream, batch);
}

const written = (stream: Writable, text: string) =>
  new Promise<void>((resolve) => {
    stream.write(text, () => resolve());
  });
