import type { Readable } from 'node:stream';

export type ReadText = {
  text: string;
  /** `too-long`: cut at the limit, and the rest given up with its connection. `broken`: the stream ended in an error. */
  ended: 'whole' | 'too-long' | 'broken';
  /** What broke it; null unless it is broken. */
  error: unknown;
};

/**
 * The text of a body, up to a number of decoded bytes. Characters that come in two pieces are whole. What came before an
 * error is kept. `tell` hears of every piece.
 */
export async function readText(
  body: Readable,
  limitBytes: number,
  tell: () => void = () => undefined,
): Promise<ReadText> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let room = limitBytes;
  let ended: ReadText['ended'] = 'whole';
  let broke: unknown = null;
  try {
    for await (const piece of body) {
      if (!(piece instanceof Uint8Array)) continue;
      tell();
      parts.push(decoder.decode(piece.subarray(0, room), { stream: true }));
      room -= piece.length;
      if (room >= 0) continue;
      ended = 'too-long';
      // Leaving the loop destroys the stream, and with it the connection.
      break;
    }
  } catch (error) {
    broke = error;
    ended = 'broken';
  }
  return { text: parts.join('') + decoder.decode(), ended, error: broke };
}
