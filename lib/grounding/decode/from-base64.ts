import { gunzipSync } from 'fflate';

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** No body is larger; a few bytes can be made to unpack to gigabytes. */
const LARGEST = 200_000_000;

/**
 * The text that base64 holds, in either alphabet, unpacked when it was compressed with gzip as recorders keep it. Null when
 * it isn't base64, or its bytes are no text: a picture, or another compression.
 */
export function fromBase64(text: string): string | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const unpacked = isGzip(bytes) ? gunzip(bytes) : bytes;
    return unpacked === null ? null : utf8.decode(unpacked);
  } catch {
    return null;
  }
}

const isGzip = (bytes: Uint8Array): boolean => bytes.length > 18 && bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The last four bytes tell how much comes out; the unpacker writes no more than that. */
function gunzip(bytes: Uint8Array): Uint8Array | null {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  return size > LARGEST ? null : gunzipSync(bytes);
}
