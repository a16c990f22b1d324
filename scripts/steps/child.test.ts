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
