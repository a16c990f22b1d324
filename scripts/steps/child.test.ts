import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const module = JSON.stringify(new URL('./child.mjs', import.meta.url).href);
const child = `process.stdout.write(String(process.pid)); setInterval(() => {}, 1000);`;
const parent = `const { run } = await import(${module});
  await run(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'], statusWhenStopped: 7 });`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the child first, then us, with the status that was asked for',
  async (signal) => {
    const process_ = spawn(process.execPath, ['--input-type=module', '-e', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(process_, 'exit');
    const [written] = await once(process_.stdout, 'data');
    const pid = Number(String(written));
    expect(isAlive(pid)).toBe(true);
    process_.kill(signal);
    expect(await exited).toEqual([7, null]);
    expect(isAlive(pid)).toBe(false);
  },
);

test('npm being gone ends the child and us, though nobody signalled', async () => {
  // As npm does: a process between that dies of the signal, and the one below it is not told.
  const between = `const { spawn } = require('node:child_process');
    const below = spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(parent)}], { stdio: ['ignore', 'pipe', 'inherit'] });
    below.stdout.once('data', (pid) => process.stdout.write(below.pid + ' ' + pid));`;
  const process_ = spawn(process.execPath, ['-e', between], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const [written] = await once(process_.stdout, 'data');
  const pids = String(written).split(' ').map(Number);
  expect(pids.map(isAlive)).toEqual([true, true]);
  process_.kill('SIGKILL');
  await expect.poll(() => pids.map(isAlive), { timeout: 10_000 }).toEqual([false, false]);
});
