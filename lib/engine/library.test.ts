import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLibrary } from './library';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'library-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('what could not be read is read again by the next one who asks', async () => {
  const corporaDirectory = path.join(directory, 'corpora');
  const library = openLibrary({
    corporaDirectory,
    indexDirectory: path.join(directory, 'index'),
    embedder: { id: 'none', dimensions: 2, embed: async () => [] },
    warn: () => undefined,
  });
  await expect(library.corpora()).rejects.toThrow('ENOENT');
  await expect(library.open('mills')).rejects.toThrow('ENOENT');

  await mkdir(path.join(corporaDirectory, 'mills'), { recursive: true });
  const told = { id: 'mills', label: 'Mills', note: '', language: 'mixed', examples: [] };
  await writeFile(path.join(corporaDirectory, 'mills', 'corpus.json'), JSON.stringify(told));
  await writeFile(path.join(corporaDirectory, 'mills', 'rye.md'), '# Rye\n\nThe mill grinds rye.\n');

  expect((await library.open('mills'))?.chunks).toHaveLength(1);
  expect(await library.corpora()).toBe(await library.corpora());
});
