import { open, stat } from 'node:fs/promises';
import { within } from './within';

export type ReadFile = { ok: true; text: string } | { ok: false; wrong: string };

/** A credentials file has some thousand bytes. */
const MOST_BYTES = 1024 * 1024;

/** A disk of another machine may never answer. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * The text of a regular file, or of what a link to one leads to, of at most 1 MB. Pipes and devices are not even opened:
 * reading them can wait for ever. Why a file was not read comes back as the end of a sentence that begins with its name.
 */
export async function readSmallFile(path: string): Promise<ReadFile> {
  try {
    const waited = await within(read(path), { milliseconds: PATIENCE_MILLISECONDS });
    return waited.ok ? waited.value : wrong('could not be read in time');
  } catch (error) {
    return wrong(whyUnread(error));
  }
}

async function read(path: string): Promise<ReadFile> {
  const found = await stat(path);
  if (found.isDirectory()) return wrong('is a folder');
  if (!found.isFile()) return wrong('is no file');
  const file = await open(path);
  try {
    // What the system makes up as it is read tells no size.
    const room = Buffer.alloc(MOST_BYTES + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await file.read(room, length, room.length - length);
      length += bytesRead;
      if (length > MOST_BYTES) return wrong('is larger than 1 MB, so it holds no credentials');
      if (bytesRead === 0) return { ok: true, text: room.toString('utf8', 0, length) };
    }
  } finally {
    await file.close();
  }
}

const wrong = (sentence: string): ReadFile => ({ ok: false, wrong: sentence });

function whyUnread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read by this process';
  return `can't be read (${String(code)})`;
}
