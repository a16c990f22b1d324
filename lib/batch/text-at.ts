import { asUtf8, isUtf16 } from './as-utf8';
import type { Place } from './row';
import { blobSource } from './source';

/**
 * Reads the text of a row again, as it was inspected: its bytes alone, and of a file in UTF-16 all before them, too. The
 * promise is rejected when the file has gone or was changed since.
 */
export async function textAt(file: Blob, { start, end }: Pick<Place, 'start' | 'end'>): Promise<string> {
  const mark = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (!isUtf16(mark)) return file.slice(start, end).text();
  const decoder = new TextDecoder();
  let text = '';
  let at = 0;
  for await (const piece of asUtf8(blobSource(file, '').bytes())) {
    const part = piece.subarray(Math.max(0, start - at), Math.max(0, end - at));
    at += piece.length;
    if (part.length > 0) text += decoder.decode(part, { stream: true });
    if (at >= end) break;
  }
  return text + decoder.decode();
}
