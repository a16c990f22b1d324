import 'server-only';
import { env } from '../env';
import type { WireRequest } from '../wire';

/** What the operator has set: an address each, with `{location}` or without; null: Google's own hosts. */
export type Endpoints = { vertex: string | null; gemini: string | null };

/** A regional, the global and the two multi-regional hosts of Vertex AI; the one host of the Gemini API. */
const googles = {
  vertex:
    /^(?:[a-z]+-[a-z]+\d{1,3}-)?aiplatform\.googleapis\.com$|^aiplatform\.(?:us|eu)\.rep\.googleapis\.com$/,
  gemini: /^generativelanguage\.googleapis\.com$/,
};

/** A path that the URL parser would rewrite could leave the prefix of an operator's endpoint. */
const rewritten = /\\|\/\/|\/(?:\.|%2e){1,2}(?:[/?#]|$)|#/i;

/**
 * Where a request goes: Google's host, or the operator's endpoint with its path before the request's own. Nothing else
 * can come out: it throws for a host that is not Google's, for a location that is none, and for a path with dot
 * segments. `lib/wire` makes none of these, so a throw is a bug or an attempt.
 */
export function endpointOf(request: WireRequest, operators: Endpoints = fromEnvironment()): URL {
  const base = baseOf(request, operators);
  if (!request.path.startsWith('/') || rewritten.test(request.path))
    throw new Error(`The path ${JSON.stringify(request.path)} is none that a service has.`);
  const url = new URL(`${base.origin}${base.pathname.replace(/\/$/, '')}${request.path}`);
  assertAllowed(url, request, operators);
  return url;
}

/** Throws unless the address is one that this request may be sent to; asked again just before it is sent. */
export function assertAllowed(
  url: URL,
  request: WireRequest,
  operators: Endpoints = fromEnvironment(),
): void {
  const { origin } = baseOf(request, operators);
  if (url.origin !== origin || url.username !== '' || url.password !== '')
    throw new Error(`${url.origin} may not be called: requests to the ${request.api} API go to ${origin}.`);
}

function baseOf(request: WireRequest, operators: Endpoints): URL {
  const own = operators[request.api];
  if (own !== null) return new URL(own.replaceAll('{location}', locationOf(request)));
  if (!googles[request.api].test(request.host))
    throw new Error(`${JSON.stringify(request.host)} is not a host of Google's ${request.api} API.`);
  return new URL(`https://${request.host}`);
}

function locationOf({ location }: WireRequest): string {
  if (location === null) return 'global';
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(location))
    throw new Error(`${JSON.stringify(location)} is no location.`);
  return location;
}

function fromEnvironment(): Endpoints {
  const { VERTEX_ENDPOINT, GEMINI_ENDPOINT } = env();
  return { vertex: VERTEX_ENDPOINT, gemini: GEMINI_ENDPOINT };
}
