// @ts-check
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../source-hash.mjs';
import { run } from './child.mjs';
import { whyDifferent } from './lock-file.mjs';
import { StepFailed } from './step-failed.mjs';

/**
 * Why `npm ci` has to run, as the middle of a sentence; null when node_modules is what package-lock.json says.
 *
 * @returns {Promise<string | null>}
 */
export async function whyInstall() {
  const locked = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  let installed;
  try {
    installed = JSON.parse(await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8'));
  } catch {
    // Missing, or cut short by an aborted install: either way there is nothing to trust.
    return 'nothing is installed yet';
  }
  const different = whyDifferent(locked, installed, { os: process.platform, cpu: process.arch });
  return different ?? (await firstLost(Object.keys(installed.packages)));
}

/** @param {readonly string[]} paths */
async function firstLost(paths) {
  const lost = await Promise.all(
    paths.map((path) =>
      access(join(root, path)).then(
        () => null,
        () => `${path} is missing`,
      ),
    ),
  );
  return lost.find((reason) => reason !== null) ?? null;
}

/** @param {string} reason */
export async function install(reason) {
  console.error(`Installing the packages of package-lock.json (${reason}) …`);
  // Development packages too, whatever NODE_ENV says: the build needs them. The level is set since `--silent` is inherited.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const status = await (npm === undefined ? run('npm', args) : run(process.execPath, [npm, ...args])).catch(
    () => 1,
  );
  if (status !== 0)
    throw new StepFailed('npm ci failed; what it said stands above. Is the package registry reachable?');
}
