// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-hash.mjs';

/** Children that run, each with the exit status of ours when somebody stops us. @type {Map<import('node:child_process').ChildProcess, number>} */
const running = new Map();
let stopping = false;

// A terminal tells the whole group, a process manager only us: passed on, it ends the children either way. We go last,
// because a server left behind would keep its port.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => stop(signal));
}

// npm's shell dies of a signal without passing it on, and npm with it: whoever started us being gone is the same wish.
// Not so without npm, where a person may have detached us from a shell on purpose. Windows keeps a dead parent's number,
// so nothing is noticed there.
if (process.env.npm_lifecycle_event !== undefined) {
  const startedBy = process.ppid;
  setInterval(() => {
    if (process.ppid !== startedBy && !stopping) stop('SIGTERM');
  }, 500).unref();
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running.size === 0) process.exit(1);
  stopping = true;
  for (const child of running.keys()) child.kill(signal);
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  const status = running.get(child) ?? 1;
  running.delete(child);
  if (stopping && running.size === 0) process.exit(status);
}

/**
 * Runs a program in the project's root to its end and resolves to its exit status (1 when a signal ended it). Rejects
 * when it can't be started. All its output goes to our standard error unless `stdio` says otherwise; its standard
 * input is empty. When somebody stops us, the program is told, and once it has ended so do we, with `statusWhenStopped`.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions, onOutput?: (text: string) => void, timeout?: number, statusWhenStopped?: number }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, stdio, onOutput, timeout, statusWhenStopped = 1 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: stdio ?? (onOutput === undefined ? ['ignore', 2, 2] : ['ignore', 'pipe', 'pipe']),
      timeout,
    });
    running.set(child, statusWhenStopped);
    if (onOutput !== undefined) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.on('error', (error) => {
      ended(child);
      reject(error);
    });
    child.on('close', (status) => {
      ended(child);
      resolve(status ?? 1);
    });
  });
}

/** Commands whose package has another name than they. @type {Readonly<Record<string, string>>} */
const packageOf = { biome: '@biomejs/biome', tsc: 'typescript' };

/**
 * The script behind a package's command, to be run by this very Node: no shell and no `.cmd`, the same on every system.
 *
 * @param {string} command e.g. `next`
 */
export function scriptOf(command) {
  const folder = join(root, 'node_modules', packageOf[command] ?? command);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) throw new Error(`No package brings the command ${command}.`);
  return join(folder, script);
}

/**
 * Runs a package's command; see {@link run}.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runCommand = (command, args, options) =>
  run(process.execPath, [scriptOf(command), ...args], options);
