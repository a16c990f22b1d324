import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSmallFile } from './read-small-file';

const megabyte = 1024 * 1024;
const socket = createServer();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'small-file-'));
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('full'), `ü${'a'.repeat(megabyte - 2)}`);
  await writeFile(at('larger'), 'a'.repeat(megabyte + 1));
  await writeFile(at('empty'), '');
  await promisify(execFile)('mkfifo', [at('pipe')]);
  for (const name of ['full', 'pipe', 'absent']) await symlink(at(name), at(`link-to-${name}`));
  await symlink('/dev/zero', at('link-to-device'));
  await new Promise<void>((resolve) => socket.listen(at('socket'), resolve));
});
afterAll(() => new Promise((resolve) => socket.close(resolve)));

test.each(['full', 'link-to-full'])('%s: a file of 1 MB is read whole', async (name) => {
  expect(await readSmallFile(path.join(folder, name))).toEqual({
    ok: true,
    text: `ü${'a'.repeat(megabyte - 2)}`,
  });
});

test('an empty one is read too', async () => {
  expect(await readSmallFile(path.join(folder, 'empty'))).toEqual({ ok: true, text: '' });
});

test.each([
  ['pipe', 'is no file'],
  ['link-to-pipe', 'is no file'],
  ['link-to-device', 'is no file'],
  ['socket', 'is no file'],
  ['larger', 'is larger than 1 MB, so it holds no credentials'],
  ['absent', 'does not exist'],
  ['link-to-absent', 'does not exist'],
  ['full/inside', 'does not exist'],
  ['', 'is a folder'],
])('"%s" %s', async (name, wrong) => {
  expect(await readSmallFile(path.join(folder, name))).toEqual({ ok: false, wrong });
});

test.each(['/dev/zero', '/dev/null'])('%s is no file', async (device) => {
  expect(await readSmallFile(device)).toEqual({ ok: false, wrong: 'is no file' });
});
