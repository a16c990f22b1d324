import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';

export type Sending = {
  method: 'GET' | 'POST';
  headers: { readonly [name: string]: string };
  body: string | null;
  /** Aborting it destroys the socket, also one that does not stand yet. */
  signal: AbortSignal;
};

export type Connections = {
  /** Resolves with the head of the answer; its body is still to come. Redirects are answers, never followed. */
  send(url: URL, sending: Sending): Promise<Dispatcher.ResponseData>;
  /** Destroys all sockets. */
  close(): Promise<void>;
};

/**
 * Connections that are kept and used again, over the proxy of `HTTPS_PROXY` unless `NO_PROXY` or the loopback says
 * otherwise. `undici` itself, not the `fetch` of Next, which caches and de-duplicates.
 */
export function openConnections(connectMilliseconds: number): Connections {
  const tls = { timeout: connectMilliseconds };
  // Deadlines after the connection are the caller's; undici's own would cut a long answer short.
  const options = { connect: connector(connectMilliseconds), headersTimeout: 0, bodyTimeout: 0 };
  const direct = new Agent(options);
  const proxied = usesProxy()
    ? new EnvHttpProxyAgent({ ...options, ...{ requestTls: tls, proxyTls: tls } })
    : direct;
  return {
    send: (url, { method, headers, body, signal }) =>
      sending.run(signal, () =>
        request(url, {
          dispatcher: isLoopback(url) ? direct : proxied,
          method,
          headers,
          body,
          signal,
        }),
      ),
    close: async () => {
      await direct.destroy();
      await proxied.destroy();
    },
  };
}

/** The signal of the request for which a connection is being made: undici tells its connector nothing about it. */
const sending = new AsyncLocalStorage<AbortSignal>();

/**
 * undici lets a connection that nobody waits for any more come about or time out by itself. Here it ends with the
 * request that it was begun for: in a pool, a client that has no connection yet serves one request only.
 */
function connector(timeout: number): buildConnector.connector {
  const connect = buildConnector({ timeout });
  return (options, callback) => {
    const signal = sending.getStore();
    const socket: unknown = connect(options, (...result) => {
      signal?.removeEventListener('abort', leave);
      callback(...result);
    });
    function leave() {
      if (socket instanceof Socket) socket.destroy(new Error('The request was given up.'));
    }
    signal?.addEventListener('abort', leave, { once: true });
  };
}

const usesProxy = () =>
  ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].some((name) => (process.env[name] ?? '') !== '');

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
