/**
 * The bytes of a text as UTF-8, without a byte-order mark: UTF-16 that says so by its mark is written anew, since line ends
 * and brackets are looked for byte by byte; the mark of UTF-8 gives way to blanks, so that all places stay where they are.
 * Every place in a file counts the bytes that come out here.
 */
export async function* asUtf8(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let decoder: TextDecoder | null = null;
  let first: Uint8Array | null = new Uint8Array();
  for await (const piece of pieces) {
    if (decoder) yield encoder.encode(decoder.decode(piece, { stream: true }));
    else if (first === null) yield piece;
    else {
      first = joined(first, piece);
      if (first.length < MARK.length) continue;
      decoder = decoderOf(first);
      yield decoder ? encoder.encode(decoder.decode(first, { stream: true })) : blankMark(first);
      first = null;
    }
  }
  if (decoder) yield encoder.encode(decoder.decode());
  else if (first?.length) yield encoder.encode((decoderOf(first) ?? new TextDecoder()).decode(first));
}

const MARK = [0xef, 0xbb, 0xbf];
const BLANK = 0x20;

export const isUtf16 = ([one, two]: Uint8Array): boolean =>
  (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);

const decoderOf = (bytes: Uint8Array): TextDecoder | null =>
  isUtf16(bytes) ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : null;

function blankMark(bytes: Uint8Array): Uint8Array {
  if (!MARK.every((byte, index) => bytes[index] === byte)) return bytes;
  const blanked = bytes.slice();
  return blanked.fill(BLANK, 0, MARK.length);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
