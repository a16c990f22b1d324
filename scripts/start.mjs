// @ts-check
// Serves the app on HOST (default 127.0.0.1) and PORT (default 3000).
//
//     node scripts/start.mjs           the production build
//     node scripts/start.mjs --dev     the sources, for work on them
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { demandFree, readAddress, urlOf } from './steps/address.mjs';
import { runCommand } from './steps/child.mjs';
import { demandSettings } from './steps/settings.mjs';
import { StepFailed } from './steps/step-failed.mjs';

/** @param {{ host: string, port: number }} address */
async function serve({ host, port }) {
  const mode = process.argv.includes('--dev') ? 'dev' : 'start';
  let ended = false;
  const server = runCommand('next', [mode, '-H', host, '-p', String(port)], {
    stdio: 'inherit',
    // Next reports the signal as a failure; to have stopped when asked is none.
    statusWhenStopped: 0,
  }).finally(() => {
    ended = true;
  });
  while (!ended && !(await answers(host, port))) await pause(100);
  if (!ended) console.log(`Grounding Inspector is at ${urlOf({ host, port })} (Ctrl+C ends it)`);
  process.exitCode = await server;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>} whether something accepts connections there
 */
function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

try {
  const address = readAddress(process.env);
  await demandFree(address);
  await demandSettings(process.env);
  await serve(address);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
