// One hash over everything a build depends on: it names the build and tells `npm start` whether to build again.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const watched = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
];

async function* files(path) {
  let entries;
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return;
    if (error.code === 'ENOTDIR') {
      yield path;
      return;
    }
    throw error;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) yield* files(inner);
    else if (!/\.(test|property)\.tsx?$/.test(entry.name)) yield inner;
  }
}

/** 16 hexadecimal digits; the same on every machine for the same sources. */
export async function sourceHash() {
  const hash = createHash('sha256');
  for (const name of watched) {
    for await (const file of files(join(root, name))) {
      hash
        .update(relative(root, file).split(sep).join('/'))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
