// @ts-check
import { constants } from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../source-hash.mjs';
import { run, runCommand } from './child.mjs';
import { StepFailed } from './step-failed.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const remembered = join(root, '.cache', 'browser-path');

/** Keeps the path for the tests, so that they can also be run one by one. @param {string} path */
export async function rememberBrowser(path) {
  await mkdir(dirname(remembered), { recursive: true });
  await writeFile(remembered, path);
}

/** The path that {@link rememberBrowser} kept. */
export async function rememberedBrowser() {
  return readFile(remembered, 'utf8').catch(() => {
    throw new StepFailed('No browser is known yet; run `node scripts/prepare.mjs --browser` first.');
  });
}

/**
 * The path of a Chromium that runs: the one `CHROMIUM_PATH` names, the system's, Playwright's own; when there is none,
 * one is installed, by apt-get for root on Debian and its kin (it brings the libraries too), else by Playwright.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await runs(wanted)) return wanted;
    throw new StepFailed(`CHROMIUM_PATH is ${wanted}, but no Chromium runs there.`);
  }
  const found = (await installedBrowser()) ?? (await installBrowser());
  if (found !== null) return found;
  throw new StepFailed(
    'The tests need a Chromium, and none was found or could be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to the one to use.',
  );
}

async function installedBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const { chromium } = await import('playwright');
  for (const path of [...onPath, ...elsewhere, chromium.executablePath()]) if (await runs(path)) return path;
  return null;
}

async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await exists('/usr/bin/apt-get'))) {
    console.error('No Chromium found; installing one with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('/usr/bin/apt-get', ['update', '-qq'], { env });
    await run('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const found = await installedBrowser();
    if (found !== null) return found;
  }
  console.error("No Chromium found; downloading Playwright's …");
  await runCommand('playwright', ['install', 'chromium']);
  return installedBrowser();
}

/**
 * Whether a program stands there and can say its version: a browser without its libraries can't, nor can the stub that
 * some systems put in a browser's place. On Windows asking would open a window, so being there has to do.
 *
 * @param {string} path
 */
async function runs(path) {
  if (!(await exists(path))) return false;
  if (process.platform === 'win32') return true;
  return (await run(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).catch(() => 1)) === 0;
}

/** @param {string} path */
const exists = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
