// @ts-check
import { freePort } from '../steps/address.mjs';
import { rememberedBrowser } from '../steps/browser.mjs';
import { runCommand } from '../steps/child.mjs';

/**
 * Runs Playwright over the production build; its configuration reads the ports and the browser from here.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export async function runBrowserTests(args, options = {}) {
  const ports = new Set();
  while (ports.size < 5) ports.add(String(await freePort()));
  const [port, pacedPort, faultyPort, faultsPort, emulatedPort] = ports;
  return runCommand('playwright', ['test', ...args], {
    ...options,
    env: {
      ...options.env,
      E2E_PORT: port,
      E2E_PACED_PORT: pacedPort,
      E2E_FAULTY_PORT: faultyPort,
      E2E_FAULTS_PORT: faultsPort,
      E2E_EMULATED_PORT: emulatedPort,
      CHROMIUM_PATH: await rememberedBrowser(),
    },
  });
}
