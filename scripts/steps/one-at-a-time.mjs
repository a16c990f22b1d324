// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../source-hash.mjs';

/** Far longer than it takes from looking at the lock to acting on what was seen. */
const settledAfter = 200;

/** What this process wrote into locks that it holds. @type {Set<string>} */
const held = new Set();

/**
 * Runs the work while no other process of this checkout runs its own. The lock is a file that begins with its owner's
 * process id; one without a living owner (it died, was never written, or had the number that is ours now) is taken
 * over, so that an aborted install never blocks the next.
 *
 * @param {() => Promise<void>} work
 * @param {string} [lock] the lock's path
 */
export async function oneAtATime(work, lock = join(root, '.cache', 'preparing')) {
  await mkdir(dirname(lock), { recursive: true });
  const mark = `${process.pid} ${randomUUID()}`;
  held.add(mark);
  try {
    await acquire(lock, mark);
    await work();
  } finally {
    held.delete(mark);
    if ((await contentOf(lock)) === mark) await rm(lock, { force: true });
  }
}

/**
 * @param {string} lock
 * @param {string} mark
 */
async function acquire(lock, mark) {
  let told = false;
  while (!(await create(lock, mark)) && !(await takeOver(lock, mark))) {
    const owner = ownerOf((await contentOf(lock)) ?? '');
    if (owner !== null && !told) {
      console.error(
        `Another command (process ${owner}) is preparing this checkout; waiting for it … If there is none, remove ${lock}`,
      );
      told = true;
    }
    await pause(settledAfter);
  }
}

/**
 * @param {string} lock
 * @param {string} mark
 * @returns {Promise<boolean>} whether the lock is ours now; not when there is one already
 */
async function create(lock, mark) {
  try {
    await writeFile(lock, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts our mark in a dead one's place, and looks again later: of several that do so at once the last one's stays, and
 * all see the same. A lock without an owner gets the time that writing one needs.
 *
 * @param {string} lock
 * @param {string} mark
 * @returns {Promise<boolean>} whether the lock is ours now; not while somebody who lives holds it
 */
async function takeOver(lock, mark) {
  const found = await contentOf(lock);
  if (found === null || isHeld(found)) return false;
  if (ownerOf(found) === null) await pause(settledAfter);
  const ours = `${lock}.${mark.replace(' ', '.')}`;
  await writeFile(ours, mark);
  if ((await contentOf(lock)) !== found) {
    await rm(ours, { force: true });
    return false;
  }
  await rename(ours, lock);
  await pause(settledAfter);
  return (await contentOf(lock)) === mark;
}

/** @param {string} lock @returns {Promise<string | null>} null when there is no lock */
const contentOf = (lock) => readFile(lock, 'utf8').catch(() => null);

/** @param {string} mark @returns {number | null} */
function ownerOf(mark) {
  const owner = /^[1-9]\d*/.exec(mark);
  return owner === null ? null : Number(owner[0]);
}

/** @param {string} mark */
function isHeld(mark) {
  const owner = ownerOf(mark);
  if (owner === null) return false;
  return owner === process.pid ? held.has(mark) : isAlive(owner);
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
