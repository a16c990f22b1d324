/** Word vectors, commonest word first, so that a row number is also a rank. */
export type WordVectors = {
  readonly size: number;
  /** -1 for a word that the table lacks. */
  rowOf(form: string): number;
  /** Cosine of two rows, -1..1. */
  likeness(one: number, other: number): number;
};

/**
 * @param words lower case, commonest first, one for each row
 * @param rows `dimensions` signed bytes a word; each row may have a scale of its own, only directions are compared
 */
export function wordVectors(words: readonly string[], rows: Int8Array, dimensions: number): WordVectors {
  if (rows.length !== words.length * dimensions)
    throw new RangeError(`${words.length} words of ${dimensions} bytes are not ${rows.length} bytes.`);
  const places = new Map(words.map((word, row) => [word, row]));
  const lengths = Float32Array.from(words, (_, row) => {
    let sum = 0;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at += 1) sum += (rows[at] ?? 0) ** 2;
    return Math.sqrt(sum) || 1;
  });
  return {
    size: words.length,
    rowOf: (form) => places.get(form) ?? -1,
    likeness(one, other) {
      let sum = 0;
      const first = one * dimensions;
      const second = other * dimensions;
      for (let at = 0; at < dimensions; at += 1) sum += (rows[first + at] ?? 0) * (rows[second + at] ?? 0);
      return sum / ((lengths[one] ?? 1) * (lengths[other] ?? 1));
    },
  };
}

/** Two numbers of four bytes, little-endian: how many words, how many dimensions. */
const headLength = 8;

/**
 * A table as it is kept in a file:
 *
 *     words · dimensions · words × dimensions signed bytes · the words, UTF-8, a line break between two
 *
 * null when the bytes are no such table.
 */
export function readWordVectors(bytes: Uint8Array): WordVectors | null {
  if (bytes.length < headLength) return null;
  const head = new DataView(bytes.buffer, bytes.byteOffset, headLength);
  const size = head.getUint32(0, true);
  const dimensions = head.getUint32(4, true);
  const end = headLength + size * dimensions;
  if (end > bytes.length) return null;
  const words = new TextDecoder().decode(bytes.subarray(end)).split('\n');
  if (words.length !== size) return null;
  return wordVectors(
    words,
    new Int8Array(bytes.buffer, bytes.byteOffset + headLength, size * dimensions),
    dimensions,
  );
}

/** The file that `readWordVectors` reads. `rows` hold numbers of any scale; each is stretched to use the whole byte. */
export function writeWordVectors(words: readonly string[], rows: readonly (readonly number[])[]): Uint8Array {
  const dimensions = rows[0]?.length ?? 0;
  const names = new TextEncoder().encode(words.join('\n'));
  const bytes = new Uint8Array(headLength + words.length * dimensions + names.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, words.length, true);
  head.setUint32(4, dimensions, true);
  for (const [row, values] of rows.entries()) {
    const most = Math.max(...values.map(Math.abs)) || 1;
    for (const [at, value] of values.entries())
      head.setInt8(headLength + row * dimensions + at, Math.round((value / most) * 127));
  }
  bytes.set(names, headLength + words.length * dimensions);
  return bytes;
}
