// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, sourceHash } from '../source-hash.mjs';
import { runCommand } from './child.mjs';
import { StepFailed } from './step-failed.mjs';

// Next empties the folder at the start of a build, so a stamp in it is only ever one of a build that came to its end.
const stamp = join(root, '.next', 'built-from');

/** Whether the production build was made from these very sources. */
export async function buildIsCurrent() {
  const builtFrom = await readFile(stamp, 'utf8').catch(() => null);
  return builtFrom !== null && builtFrom === (await sourceHash());
}

/** Makes the vectors of the bundled documents; those that are there already are kept. */
export async function index() {
  console.error('Indexing the bundled documents …');
  await demand('The index of the bundled documents', runCommand('tsx', ['scripts/build-index.ts']));
}

/** Makes the index, then the production build. */
export async function build() {
  await rm(stamp, { force: true });
  await index();
  console.error('Building …');
  const builtFrom = await sourceHash();
  await demand('The production build', runCommand('next', ['build'], { env: { NODE_ENV: 'production' } }));
  await writeFile(stamp, builtFrom);
}

/**
 * @param {string} what
 * @param {Promise<number>} work
 */
async function demand(what, work) {
  if ((await work) !== 0) throw new StepFailed(`${what} failed; the reason stands above.`);
}
