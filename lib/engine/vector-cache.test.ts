import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheName, readVectors, removeOthers, writeVectors } from './vector-cache';

const embedder = { id: 'two', dimensions: 2, embed: async () => [] };
const texts = ['a', 'b'];
const vectors = [Float32Array.from([1, 0]), Float32Array.from([0.25, -0.5])];
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'vectors-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('what is kept comes back, for the same model and texts only', async () => {
  await writeVectors(directory, embedder, texts, vectors);
  expect(await readVectors(directory, embedder, texts)).toEqual(vectors);
  expect(await readVectors(directory, embedder, ['a', 'c'])).toBeNull();
  expect(await readVectors(directory, { ...embedder, id: 'other' }, texts)).toBeNull();
});

test('half a file is none', async () => {
  await writeVectors(directory, embedder, texts, vectors);
  await truncate(path.join(directory, cacheName(embedder, texts)), 12);
  expect(await readVectors(directory, embedder, texts)).toBeNull();
});

test('what nobody asks for any more is removed', async () => {
  await writeVectors(directory, embedder, texts, vectors);
  await writeVectors(directory, embedder, ['a', 'gone'], vectors);
  await writeFile(path.join(directory, `${cacheName(embedder, texts)}.123`), 'cut short');
  expect(await removeOthers(directory, new Set([cacheName(embedder, texts)]))).toBe(2);
  expect(await readdir(directory)).toEqual([cacheName(embedder, texts)]);
  expect(await removeOthers(path.join(directory, 'missing'), new Set())).toBe(0);
});

test('what was not made here stays, whatever stands in the directory', async () => {
  const others = ['notes.txt', 'stale.f32', `${'A'.repeat(40)}.f32`, `${'a'.repeat(40)}.f32.bak`];
  for (const name of others) await writeFile(path.join(directory, name), '');
  const folder = `${'a'.repeat(40)}.f32`;
  await mkdir(path.join(directory, folder));
  expect(await removeOthers(directory, new Set())).toBe(0);
  expect((await readdir(directory)).sort()).toEqual([...others, folder].sort());
});
