import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type Source, streamSource } from '../../lib/batch/source';

/** `name` is for sentences; `note` is one about what was read in spite of itself. */
export type Opened =
  | { ok: true; name: string; text: string; note: string | null }
  | { ok: false; message: string };

/** A file, or standard input for `-`, to be read piece by piece. */
export function sourceOf(file: string): Source {
  if (file === '-') return streamSource(process.stdin, 'standard input');
  return { name: file, size: null, bytes: () => createReadStream(file) };
}

/** The same for one that is a part of many: what goes wrong is thrown as a sentence. */
export function partOf(source: Source): Source {
  return {
    ...source,
    async *bytes() {
      try {
        yield* source.bytes();
      } catch (error) {
        throw new Error(`It ${problemOf(error)}.`, { cause: error });
      }
    },
  };
}

/** Reads all of a source as text: UTF-8, or UTF-16 when a byte-order mark says so. */
export async function openInput({ name, bytes: pieces }: Source): Promise<Opened> {
  try {
    const bytes = await buffer(pieces());
    if (isBinary(bytes)) {
      const problem = 'is binary, or UTF-16 without a byte-order mark';
      return { ok: false, message: `${name} ${problem}; ${wanted}` };
    }
    return { ok: true, name, ...decoded(bytes) };
  } catch (error) {
    return { ok: false, message: `${name} ${problemOf(error)}; ${wanted}` };
  }
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = problems[code];
  return known ?? `can't be read (${error instanceof Error ? error.message : String(error)})`;
}

const wanted = 'give a text file, or - to read standard input.';

const problems: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a directory',
  EACCES: 'may not be read by you',
  ERR_STRING_TOO_LONG: 'is too large to be held as text',
  ERR_FS_FILE_TOO_LARGE: 'is too large to be read',
};

const hasMark = (bytes: Uint8Array, first: number, second: number) =>
  bytes[0] === first && bytes[1] === second;

/** No text that a service sends holds a zero byte, unless it is UTF-16. */
const isBinary = (bytes: Uint8Array) =>
  bytes.includes(0) && !hasMark(bytes, 0xff, 0xfe) && !hasMark(bytes, 0xfe, 0xff);

function decoded(bytes: Uint8Array): { text: string; note: string | null } {
  if (hasMark(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), note: null };
  if (hasMark(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), note: null };
  const text = new TextDecoder().decode(bytes);
  const note = isUtf8(bytes, text) ? null : 'holds bytes that are not UTF-8; they read as \ufffd';
  return { text, note };
}

/** A replacement character that was not in the file stands for a byte that could not be read. */
function isUtf8(bytes: Uint8Array, text: string): boolean {
  if (!text.includes('\ufffd')) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
