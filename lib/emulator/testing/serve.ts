import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A server on a free port of this machine. */
export type Served = { origin: string; port: number; close(): Promise<void> };

/** Serves a web handler over HTTP, so that clients that know nothing of it can be pointed at it. */
export async function serve(handle: (request: Request) => Promise<Response>): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch((error: unknown) => outgoing.destroy(asError(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'GET' ? null : await buffer(incoming);
  const response = await handle(
    new Request(`http://127.0.0.1${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body,
      signal: gone.signal,
    }),
  );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else Readable.from(response.body).pipe(outgoing);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
