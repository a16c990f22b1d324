import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/steps/address.mjs';
import { prepare } from '../scripts/steps/prepare.mjs';

/** Builds when the sources changed, serves the production build on a free port, and ends it after the work. */
export async function withServer<T>(
  work: (url: string) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  await prepare(['--build']);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    while (!(await isHealthy(url))) {
      if (server.exitCode !== null) throw new Error('The server ended before it answered.');
      await pause(100);
    }
    return await work(url);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const isHealthy = (url: string) =>
  fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
