import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

export type Opened = { ok: true; text: string; note: string | null } | { ok: false; message: string };

/** Reads a file, or standard input for `-`, as text: UTF-8, or UTF-16 when a byte-order mark says so. */
export async function openInput(file: string): Promise<Opened> {
  const name = file === '-' ? 'standard input' : file;
  try {
    const bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
    return { ok: true, ...decoded(bytes, name) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const known = problems[code];
    const problem = known ?? `can't be read (${error instanceof Error ? error.message : String(error)})`;
    return { ok: false, message: `${name} ${problem}; give a text file, or - to read standard input.` };
  }
}

const problems: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a directory',
  EACCES: 'may not be read by you',
  ERR_STRING_TOO_LONG: 'is too large to be held as text',
  ERR_FS_FILE_TOO_LARGE: 'is too large to be read',
};

function decoded(bytes: Uint8Array, name: string): { text: string; note: string | null } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), note: null };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), note: null };
  const text = new TextDecoder().decode(bytes);
  const note = isUtf8(bytes, text) ? null : `${name} holds bytes that are not UTF-8; they read as \ufffd.`;
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
