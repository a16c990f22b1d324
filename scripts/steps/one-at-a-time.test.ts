import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'preparing');
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = JSON.stringify(new URL('./one-at-a-time.mjs', import.meta.url).href);

function start(work: string) {
  const script = `import { appendFileSync } from 'node:fs';
    import { appendFile } from 'node:fs/promises';
    const { oneAtATime } = await import(${module});
    await oneAtATime(async () => { ${work} }, ${JSON.stringify(lock)});`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function deadPid(): Promise<number> {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  return gone.pid ?? 0;
}

test.each([
  ['an empty lock', () => ''],
  ['a lock that names nobody', () => 'nonsense'],
  ['the lock of a process that died', async () => String(await deadPid())],
  ['the lock of a process that had our number', () => `${process.pid} before`],
])('%s is taken over and given back', async (_, content) => {
  writeFileSync(lock, await content());
  let during = '';
  await oneAtATime(async () => {
    during = readFileSync(lock, 'utf8');
  }, lock);
  expect(during).toMatch(new RegExp(`^${process.pid} [0-9a-f-]{36}$`));
  expect(readdirSync(folder)).toEqual([]);
});

test('work that fails gives the lock back', async () => {
  await expect(oneAtATime(() => Promise.reject(new Error('no')), lock)).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test('whoever comes second is told for whom it waits, and where', async () => {
  const first = start(
    `process.stdout.write('in'); process.stdin.resume(); await new Promise((resolve) => process.stdin.once('end', resolve));`,
  );
  await once(first.stdout, 'data');
  const second = start('process.stdout.write("done");');
  const [told] = await once(second.stderr, 'data');
  expect(String(told)).toContain(`(process ${first.pid})`);
  expect(String(told)).toContain(lock);
  first.stdin.end();
  expect(await text(second.stdout)).toBe('done');
});

test('of many that find a dead lock, one works at a time', async () => {
  writeFileSync(lock, String(await deadPid()));
  const log = JSON.stringify(join(folder, 'log'));
  const many = Array.from({ length: 5 }, () =>
    start(
      `appendFileSync(${log}, '('); for (let turn = 0; turn < 20; turn += 1) await appendFile(${log}, '.'); appendFileSync(${log}, ')');`,
    ),
  );
  const ends = await Promise.all(many.map((each) => once(each, 'exit')));
  expect(ends).toEqual(many.map(() => [0, null]));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(`(${'.'.repeat(20)})`.repeat(5));
  expect(readdirSync(folder)).toEqual(['log']);
});
