import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from './listening';

/** A request that came in, as far as tests look at it. */
export type Seen = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The fields of a form, or an empty one. */
  form: URLSearchParams;
  body: string;
};

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** Answers a request, at once or as soon as the promise is kept. */
export type Service = (seen: Seen) => Answer | Promise<Answer>;

export type TokenServices = {
  /** `http://127.0.0.1:PORT` */
  url: string;
  host: string;
  seen: Seen[];
  /** Requests whose path begins so. */
  seenAt(path: string): Seen[];
  /** Takes the place of the service at a path. */
  serve(path: string, service: Service): void;
  /** Google's hosts are this server, for the requests of google-auth-library. */
  fetchHere: typeof fetch;
  close(): Promise<void>;
};

const hour = 3599;

/**
 * Google's token services on a port of this machine, by their documented contracts: the OAuth token endpoint (RFC 6749 and
 * 7523), tokeninfo, the Security Token Service (RFC 8693), generateAccessToken of the IAM Credentials API, and the metadata
 * server, which refuses who does not send `Metadata-Flavor: Google`. Every token is a new one: `token-1`, `token-2`, ….
 */
export async function startTokenServices(): Promise<TokenServices> {
  let issued = 0;
  const fresh = () => {
    issued += 1;
    return `token-${issued}-of-this-test`;
  };
  const services = new Map<string, Service>([
    [
      '/token',
      () => ({ status: 200, body: { access_token: fresh(), expires_in: hour, token_type: 'Bearer' } }),
    ],
    [
      '/tokeninfo',
      () => ({
        status: 200,
        body: {
          email: 'asker@example.com',
          scope: 'https://www.googleapis.com/auth/cloud-platform openid',
          expires_in: `${hour}`,
        },
      }),
    ],
    [
      '/v1/token',
      () => ({
        status: 200,
        body: {
          access_token: fresh(),
          issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          token_type: 'Bearer',
          expires_in: hour,
        },
      }),
    ],
    [
      '/v1/projects/-/serviceAccounts/',
      () => ({
        status: 200,
        body: { accessToken: fresh(), expireTime: new Date(Date.now() + hour * 1000).toISOString() },
      }),
    ],
    ['/computeMetadata/v1/', (seen) => metadata(seen, fresh)],
    [
      '/subject-token',
      () => ({ status: 200, body: { subject: { value: 'unused' }, id: 'subject-from-url' } }),
    ],
  ]);
  const seen: Seen[] = [];
  const server = createServer((request, response) => void answer(request, response, services, seen));
  const { url, close } = await listening(server);
  const { host } = new URL(url);
  return {
    url,
    host,
    seen,
    seenAt: (path) => seen.filter((one) => one.path.startsWith(path)),
    serve: (path, service) => void services.set(path, service),
    fetchHere: (input, init) => {
      const asked = new URL(input instanceof Request ? input.url : input);
      const isGoogle = asked.hostname.endsWith('.googleapis.com');
      return fetch(isGoogle ? `${url}${asked.pathname}${asked.search}` : asked, init);
    },
    close,
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  services: ReadonlyMap<string, Service>,
  all: Seen[],
): Promise<void> {
  const body = await text(request);
  const path = request.url ?? '/';
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const seen = {
    method: request.method ?? '',
    path,
    headers: request.headers,
    form: new URLSearchParams(isForm ? body : ''),
    body,
  };
  all.push(seen);
  // The longest that fits is the one that is meant.
  const [, service] =
    [...services].sort(([one], [other]) => other.length - one.length).find(([at]) => path.startsWith(at)) ??
    [];
  const given = (await service?.(seen)) ?? { status: 404, body: 'no such service' };
  const isText = typeof given.body === 'string';
  response.writeHead(given.status, {
    'content-type': isText ? 'text/plain' : 'application/json',
    ...given.headers,
  });
  response.end(isText ? given.body : JSON.stringify(given.body));
}

function metadata({ path, headers }: Seen, fresh: () => string): Answer {
  const flavor = { 'metadata-flavor': 'Google' };
  if (headers['metadata-flavor'] !== 'Google')
    return { status: 403, body: 'Missing Metadata-Flavor:Google header.' };
  const property = path.replace('/computeMetadata/v1/', '').replace(/\?.*$/, '');
  if (property === 'instance/service-accounts/default/token')
    return {
      status: 200,
      body: { access_token: fresh(), expires_in: hour, token_type: 'Bearer' },
      headers: flavor,
    };
  if (property === 'instance/service-accounts/default/email')
    return { status: 200, body: 'machine@demo-project.iam.gserviceaccount.com', headers: flavor };
  if (property === 'project/project-id') return { status: 200, body: 'machine-project', headers: flavor };
  return { status: 404, body: 'not found', headers: flavor };
}
