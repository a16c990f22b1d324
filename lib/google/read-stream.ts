import type { Readable } from 'node:stream';
import { type Read, readEvents } from './read-events';

/** How a stream ended: by itself, by itself in the middle of an event, or by an error (or because it was destroyed). */
export type End = { end: 'whole' | 'cut' | 'broken' };

/** The events of a body as its bytes come, and at last how it ended. Nothing comes after a fault. */
export async function* readStream(
  body: Readable,
  longestMegabytes: number,
): AsyncGenerator<Read | End, void, undefined> {
  const reader = readEvents();
  const decoder = new TextDecoder();
  const pieces = body[Symbol.asyncIterator]();
  let room = longestMegabytes * 1024 * 1024;
  let broken = false;
  for (;;) {
    const step = await pieces.next().catch(() => null);
    broken = step === null;
    if (step === null || step.done) break;
    const piece: unknown = step.value;
    if (!(piece instanceof Uint8Array)) continue;
    room -= piece.length;
    for (const read of reader.push(decoder.decode(piece, { stream: true }))) {
      yield read;
      if ('fault' in read) return;
    }
    if (room < 0) {
      yield { fault: { kind: 'too-long', megabytes: longestMegabytes } };
      return;
    }
  }
  const last = reader.push(decoder.decode());
  const { reads, unfinished } = reader.end();
  yield* last;
  yield* reads;
  yield { end: broken ? 'broken' : unfinished ? 'cut' : 'whole' };
}
