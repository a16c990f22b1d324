import { once } from 'node:events';
import { createServer as createProxy } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { call } from './call';
import { openConnections } from './connections';
import { type FaultServer, startFaultServer } from './testing/fault-server';
import { listening } from './testing/listening';
import { retrieving, runOf, transportTo } from './testing/made-requests';
import { contexts } from './testing/wire-answers';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllEnvs());

const failing = (failure: object) => ({ ok: false, failure: expect.objectContaining(failure) });

describe('no connection', () => {
  test('refused: asked three times, and told', async () => {
    const closed = createServer();
    const { url, close } = await listening(closed);
    await close();
    const run = runOf('retrieve');
    expect(await call(retrieving(), run, transportTo(url))).toEqual(
      failing({
        code: 'unreachable',
        message: `Vertex AI in europe-west4 did not retrieve contexts: ${new URL(url).host} refused the connection.`,
        why: expect.stringMatching(/^ECONNREFUSED/),
      }),
    );
    expect(run.notices).toHaveLength(2);
  });

  test.each([
    ['ENOTFOUND', 1, /^Either the location europe-west4 does not exist/],
    ['EAI_AGAIN', 3, /network of this server/],
    ['ENETUNREACH', 1, /network of this server/],
    ['SELF_SIGNED_CERT_IN_CHAIN', 1, /NODE_EXTRA_CA_CERTS/],
  ])('%s: asked %i times', async (code, attempts, hint) => {
    let asked = 0;
    const connections = {
      send: async () => {
        asked += 1;
        throw Object.assign(new Error(`${code} planted-token-1`), { code });
      },
      close: async () => undefined,
    };
    const told = await call(retrieving(), runOf('retrieve'), transportTo(server.url, { connections }));
    expect(told).toEqual(failing({ code: 'unreachable', hint: expect.stringMatching(hint) }));
    expect(JSON.stringify(told)).not.toContain('planted-token');
    expect(asked).toBe(attempts);
  });
});

/** A server that takes connections and never says a word: a TLS handshake with it doesn't end. */
async function silentServer() {
  const silent = createServer();
  const connected: Promise<Socket[]> = once(silent, 'connection');
  const { url, close } = await listening(silent);
  return { url: url.replace('http:', 'https:'), connected, close };
}

describe('a connection that does not come about', () => {
  test('times out', async () => {
    const silent = await silentServer();
    const transport = transportTo(silent.url, { connections: openConnections(60) });
    expect(await call(retrieving(), runOf('retrieve'), transport)).toEqual(
      failing({ code: 'timed-out', hint: expect.stringContaining('GOOGLE_CONNECT_TIMEOUT_MS') }),
    );
    await silent.close();
  });

  test('is destroyed when the run is stopped', async () => {
    const silent = await silentServer();
    const controller = new AbortController();
    const asked = call(retrieving(), runOf('retrieve', controller.signal), transportTo(silent.url));
    const [socket] = await silent.connected;
    if (socket === undefined) throw new Error('Nobody connected.');
    const closed = once(socket.resume(), 'close');
    controller.abort();
    expect(await asked).toEqual(failing({ code: 'stopped' }));
    await closed;
    await silent.close();
  });
});

describe('a proxy', () => {
  /** Tunnels everything to the fault server, whatever host was asked for. */
  async function startProxy(refuse = false) {
    const asked: string[] = [];
    const proxy = createProxy();
    proxy.on('connect', (request, client: Socket) => {
      asked.push(request.url ?? '');
      client.on('error', () => undefined);
      if (refuse) return void client.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      const upstream = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.pipe(client).pipe(upstream);
      });
    });
    const { url, close } = await listening(proxy);
    vi.stubEnv('HTTP_PROXY', url);
    return { asked, close };
  }

  const away = 'http://vertex.example.org';

  test('is gone through', async () => {
    const proxy = await startProxy();
    const transport = transportTo(away);
    expect(await call(retrieving(), runOf('retrieve'), transport)).toEqual({ ok: true, value: contexts });
    expect(proxy.asked).toEqual(['vertex.example.org:80']);
    await transport.connections.close();
    await proxy.close();
  });

  test('is not asked for this machine', async () => {
    const proxy = await startProxy();
    expect((await call(retrieving(), runOf('retrieve'), transportTo(server.url))).ok).toBe(true);
    expect(proxy.asked).toEqual([]);
    await proxy.close();
  });

  test('that refuses is told', async () => {
    const proxy = await startProxy(true);
    const transport = transportTo(away);
    expect(await call(retrieving(), runOf('retrieve'), transport)).toEqual(
      failing({
        code: 'unreachable',
        message: expect.stringContaining('the proxy did not let'),
        hint: expect.stringContaining('HTTPS_PROXY'),
      }),
    );
    await transport.connections.close();
    await proxy.close();
  });
});
