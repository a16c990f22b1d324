// @ts-check
import { demandFree, readAddress } from './address.mjs';
import { findBrowser, rememberBrowser } from './browser.mjs';
import { build, buildIsCurrent, index } from './build.mjs';
import { install, whyInstall } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { demandSettings } from './settings.mjs';
import { StepFailed } from './step-failed.mjs';

const known = new Set(['--index', '--build', '--browser', '--serve']);

/**
 * Installs, indexes, builds and finds a browser, each only when it has to. Safe to run several times at once: whoever comes
 * second waits, looks again and finds the work done.
 *
 * @param {readonly string[]} flags
 */
export async function prepare(flags) {
  const unknown = flags.find((flag) => !known.has(flag));
  if (unknown !== undefined) throw new StepFailed(`prepare takes ${[...known].join(', ')}, not ${unknown}.`);

  // A person should not wait minutes for a build to learn that the port is taken.
  const serves = flags.includes('--serve');
  if (serves) await demandFree(readAddress(process.env));
  if ((await whyInstall()) !== null) {
    await oneAtATime(async () => {
      const reason = await whyInstall();
      if (reason !== null) await install(reason);
    });
  }
  if (serves) await demandSettings(process.env);
  if (flags.includes('--browser')) await oneAtATime(async () => rememberBrowser(await findBrowser()));
  if (flags.includes('--index')) await oneAtATime(index);
  if (flags.includes('--build') && !(await buildIsCurrent())) {
    await oneAtATime(async () => {
      if (!(await buildIsCurrent())) await build();
    });
  }
}
