/** A file, or whatever else gives bytes. */
export type Source = {
  /** Its path, or what to call it. */
  name: string;
  /** How many bytes it has; null when that is not known before its end. */
  size: number | null;
  /** Its bytes from the beginning, in pieces of any size; may be asked for again until `passed` was called. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Told once nobody will ask for the beginning again: a stream that can't be read twice lets go of it. */
  passed?(): void;
};

/** A file of a browser, or a Blob of Node. `path` is what tells it from others of the same name. */
export const blobSource = (blob: Blob, path: string): Source => ({
  name: path,
  size: blob.size,
  bytes: () => piecesOf(blob.stream()),
});

/** Not every browser lets `for await` go over a stream. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A stream that can be read once only, such as standard input; what came is kept until it is passed. */
export function streamSource(stream: AsyncIterable<Uint8Array>, name: string): Source {
  const arriving = stream[Symbol.asyncIterator]();
  const kept: Uint8Array[] = [];
  let isKeeping = true;
  return {
    name,
    size: null,
    async *bytes() {
      try {
        yield* kept;
        for (let next = await arriving.next(); !next.done; next = await arriving.next()) {
          if (isKeeping) kept.push(next.value);
          yield next.value;
        }
      } finally {
        // Who has passed and stops reading is done with it.
        if (!isKeeping) await arriving.return?.();
      }
    },
    passed() {
      isKeeping = false;
      kept.length = 0;
    },
  };
}
