import type { Readable } from 'node:stream';
import { type Read, readEvents } from './read-events';

/**
 * How a stream ended: by itself, by itself in the middle of an event, or by an error (or because it was destroyed).
 * `unfinished`: that was in the middle of an event.
 */
export type End = { end: 'whole' } | { end: 'cut' } | { end: 'broken'; error: unknown; unfinished: boolean };

/** The events of a body as its bytes come, and at last how it ended. Nothing comes after a fault. */
export async function* readStream(
  body: Readable,
  longestMegabytes: number,
): AsyncGenerator<Read | End, void, undefined> {
  const reader = readEvents();
  const decoder = new TextDecoder();
  const pieces = body[Symbol.asyncIterator]();
  let room = longestMegabytes * 1024 * 1024;
  let broken: { error: unknown } | null = null;
  for (;;) {
    const tried = await pieces.next().then(
      (step) => ({ step }),
      (error: unknown) => ({ error }),
    );
    if ('error' in tried) broken = tried;
    if ('error' in tried || tried.step.done) break;
    const piece: unknown = tried.step.value;
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
  if (broken === null) {
    yield* last;
    yield* reads;
    yield unfinished ? { end: 'cut' } : { end: 'whole' };
    return;
  }
  // Of what was broken off nothing can be said but that.
  yield* [...last, ...reads].filter((read) => 'event' in read);
  yield { end: 'broken', error: broken.error, unfinished };
}
