import http, { type RequestOptions } from 'node:http';
import https from 'node:https';

/*
 * Runs the modules named on the command line one after another, as they are, with every HTTPS call of theirs led to a
 * local recorder: `run-redirected.ts ORIGIN MODULE…`. The call's host becomes part of its path, after the number of its
 * module.
 */
const [origin = '', ...modules] = process.argv.slice(2);
let running = 0;

const led = (url: URL) => new URL(`/${running}/${url.host}${url.pathname}${url.search}`, origin);

const fetchAsIs = globalThis.fetch;
globalThis.fetch = (input, options) =>
  input instanceof Request
    ? fetchAsIs(new Request(led(new URL(input.url)), input), options)
    : fetchAsIs(led(new URL(input)), options);

const request = (url: string | URL, options: RequestOptions) => {
  const { hostname, port, pathname, search } = led(new URL(url));
  return http.request({
    ...options,
    agent: undefined,
    protocol: 'http:',
    host: hostname,
    hostname,
    port,
    path: `${pathname}${search}`,
  });
};
Object.assign(https, { request });

for (const [at, module] of modules.entries()) {
  running = at;
  await import(module);
}
