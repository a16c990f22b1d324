// @ts-check
import { createServer } from 'node:net';
import { StepFailed } from './step-failed.mjs';

/**
 * Where to listen, from the environment: HOST (default 127.0.0.1, so that nobody else gets in) and PORT (default 3000).
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ host: string, port: number }}
 */
export function readAddress({ HOST, PORT }) {
  const host = HOST?.trim() || '127.0.0.1';
  const given = PORT?.trim() || '3000';
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port < 1 || port > 65_535) {
    throw new StepFailed(`PORT is "${given}", but it has to be a whole number from 1 to 65535.`);
  }
  return { host, port };
}

/**
 * What a person opens in a browser: a server that listens everywhere is reached at the loopback address too.
 *
 * @param {{ host: string, port: number }} address
 */
export function urlOf({ host, port }) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Fails with one plain sentence when nothing can listen there.
 *
 * @param {{ host: string, port: number }} address
 */
export async function demandFree({ host, port }) {
  const code = await listenOnce(host, port);
  if (code === null) return;
  if (code === 'EADDRINUSE') {
    throw new StepFailed(
      `Port ${port} on ${host} is taken by another program; set PORT to a free one, e.g. PORT=${port === 65_535 ? port - 1 : port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    throw new StepFailed(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
  }
  throw new StepFailed(`HOST is "${host}", but this machine can't listen there (${code}).`);
}

/** A port of the loopback address that was free a moment ago. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system named no port.'));
      });
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the code of the error, e.g. EADDRINUSE; null when listening works
 */
function listenOnce(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
