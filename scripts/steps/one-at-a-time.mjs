// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../source-hash.mjs';

const folder = join(root, '.cache');
const lock = join(folder, 'preparing');

/**
 * Runs the work while no other process of this checkout runs its own. The lock is a file that names its owner; one
 * whose owner has died is taken over, so that an aborted install never blocks the next.
 *
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  await mkdir(folder, { recursive: true });
  let told = false;
  while (!(await take())) {
    const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (owner > 0 && !isAlive(owner)) {
      await rm(lock, { force: true });
      continue;
    }
    if (!told) console.error('Another command is preparing this checkout; waiting for it …');
    told = true;
    await pause(250);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** @returns {Promise<boolean>} whether the lock is ours now */
async function take() {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
