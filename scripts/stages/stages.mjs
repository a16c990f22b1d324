// @ts-check
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../source-hash.mjs';
import { runCommand } from '../steps/child.mjs';
import { prepare } from '../steps/prepare.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { countPlaywright, countVitest } from './count.mjs';

/**
 * What one stage of `npm test` comes to; `output` is what its tools said.
 *
 * @typedef {{ passed: number, failed: number, output: string }} Result
 * @typedef {{ name: string, run: () => Promise<Result> }} Stage
 */

/**
 * A stage that holds or doesn't, and counts as one: its commands run in order, the first that fails ends it.
 *
 * @param {string} name
 * @param {readonly (readonly [command: string, ...args: string[]])[]} commands
 * @returns {Stage}
 */
const check = (name, commands) => ({
  name,
  run: async () => {
    let output = '';
    for (const [command, ...args] of commands) {
      const status = await runCommand(command, args, { onOutput: (text) => (output += text) });
      if (status !== 0) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0, output };
  },
});

/**
 * Runs a test tool and counts what its JSON report says; without one the tool broke, which is a failure.
 *
 * @template Report
 * @param {string} reportName
 * @param {(report: string) => Promise<number>} runTool
 * @param {(report: Report) => import('./count.mjs').Count} count
 */
async function counted(reportName, runTool, count) {
  const path = join(root, '.cache', reportName);
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(path, { force: true });
  const status = await runTool(path);
  const report = await readFile(path, 'utf8').catch(() => null);
  if (report === null) return { passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(report));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/** @type {Stage} */
const unitTests = {
  name: 'unit, property and component tests',
  run: async () => {
    let output = '';
    const count = await counted(
      'vitest.json',
      (report) =>
        runCommand(
          'vitest',
          ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
          {
            onOutput: (text) => (output += text),
          },
        ),
      countVitest,
    );
    return { ...count, output };
  },
};

/** The build is a check of its own; without it there is nothing to open in a browser, which is the second failure. @type {Stage} */
const browserTests = {
  name: 'build, end-to-end and accessibility tests',
  run: async () => {
    await prepare(['--build', '--browser']);
    const count = await counted(
      'playwright.json',
      // They take minutes, so each is told as it ends.
      (report) =>
        runBrowserTests(['--reporter=list,json'], {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          stdio: ['ignore', 1, 2],
        }),
      countPlaywright,
    );
    return { ...count, output: '' };
  },
};

/** All that `npm test` runs, the quick ones first. @type {readonly Stage[]} */
export const stages = [
  check('lint', [['biome', 'check', '--error-on-warnings', '.']]),
  check('types', [
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
  ]),
  check('dead code', [['knip']]),
  unitTests,
  browserTests,
];
