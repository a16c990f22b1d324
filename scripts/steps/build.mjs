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

/** Makes the vectors of the bundled documents, then the production build. */
export async function build() {
  await rm(stamp, { force: true });
  console.error('Indexing the bundled documents …');
  await demand('the index of the bundled documents', runCommand('tsx', ['scripts/build-index.ts']));
  console.error('Building …');
  const builtFrom = await sourceHash();
  await demand('the production build', runCommand('next', ['build'], { env: { NODE_ENV: 'production' } }));
  await writeFile(stamp, builtFrom);
}

/**
 * @param {string} what
 * @param {Promise<number>} work
 */
async function demand(what, work) {
  if ((await work) !== 0)
    throw new StepFailed(`${what[0]?.toUpperCase()}${what.slice(1)} failed; the reason stands above.`);
}
