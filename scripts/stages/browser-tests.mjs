// @ts-check
import { freePort } from '../steps/address.mjs';
import { rememberedBrowser } from '../steps/browser.mjs';
import { runCommand } from '../steps/child.mjs';

/**
 * Runs Playwright over the production build; its configuration reads the two ports and the browser from here.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export async function runBrowserTests(args, options = {}) {
  const port = await freePort();
  let pacedPort = port;
  while (pacedPort === port) pacedPort = await freePort();
  return runCommand('playwright', ['test', ...args], {
    ...options,
    env: {
      ...options.env,
      E2E_PORT: String(port),
      E2E_PACED_PORT: String(pacedPort),
      CHROMIUM_PATH: await rememberedBrowser(),
    },
  });
}
