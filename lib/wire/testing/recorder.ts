import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireRequest } from '../model';

/** One call as it came in, under the host it was meant for. */
export type Recorded = {
  /** Which of several programs made it. */
  label: string;
  httpMethod: string;
  host: string;
  path: string;
  body: unknown;
  headers: IncomingMessage['headers'];
};

/**
 * A local server that stands for every host: `/LABEL/HOST/PATH` is PATH on HOST. It gives out tokens, answers all else
 * with an empty message, and keeps what it was asked, and for which scopes tokens were wanted.
 */
export async function startRecorder() {
  const recorded: Recorded[] = [];
  const scopesAsked: { label: string; scope: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const [, label = '', host = '', ...path] = (request.url ?? '').split('/');
    const text = await textOf(request);
    if (host === 'oauth2.googleapis.com') scopesAsked.push({ label, scope: scopeIn(text) });
    else recorded.push(recordOf(request, label, host, path, text));
    const stream = /:streamGenerateContent\?alt=sse$/.test(request.url ?? '');
    response.setHeader('Content-Type', stream ? 'text/event-stream' : 'application/json');
    response.end(
      stream ? 'data: {"candidates":[]}\n\n' : '{"access_token":"token-of-a-test","expires_in":3600}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    recorded,
    scopesAsked,
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const recordOf = (
  { method = '', headers }: IncomingMessage,
  label: string,
  host: string,
  path: string[],
  text: string,
): Recorded => ({
  label,
  httpMethod: method,
  host,
  path: `/${path.join('/')}`,
  body: text === '' ? null : JSON.parse(text),
  headers,
});

/** A service account asks for a token with a signed claim. */
function scopeIn(form: string): unknown {
  const claim = new URLSearchParams(form).get('assertion')?.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(claim, 'base64url').toString('utf8')).scope;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** What of a recorded call is the request itself; credentials and a client's own headers are not. */
export const callIn = ({ httpMethod, host, path, body }: Recorded) => ({ httpMethod, host, path, body });

/** The same of a request that was to be made, as JSON carries it. */
export const callWanted = ({ httpMethod, host, path, body }: WireRequest): unknown =>
  JSON.parse(JSON.stringify({ httpMethod, host, path, body }));
