import type { Json, JsonObject, WireRequest } from '../model';
import { takesApiKey } from '../requests';

/** How code makes a call: by google-genai's `generateContent`, or by HTTP with a key or with OAuth. */
export type Call =
  | ({ by: 'genai'; stream: boolean; client: ClientSettings } & GenaiArguments)
  | {
      by: 'key' | 'oauth';
      method: string;
      url: string;
      scope: string;
      body: JsonObject | null;
      name: string;
    };

type ClientSettings = { apiVersion: string; baseUrl: string | null } & (
  | { vertexai: true; project: string; location: string }
  | { vertexai: false }
);

type GenaiArguments = { model: string; contents: Json; config: JsonObject };

/**
 * The operator's address for a request, with `{location}` filled in and no slash at its end; null: Google's own.
 * `endpoint`: as the settings have it.
 */
const baseOf = ({ location }: WireRequest, endpoint: string | null): string | null =>
  endpoint?.replaceAll('{location}', location ?? 'global').replace(/\/$/, '') ?? null;

export const urlOf = (request: WireRequest, endpoint: string | null): string =>
  `${baseOf(request, endpoint) ?? `https://${request.host}`}${request.path}`;

export function callOf(request: WireRequest, endpoint: string | null): Call {
  const { rpc, body, scopes } = request;
  if ((rpc === 'GenerateContent' || rpc === 'StreamGenerateContent') && body !== null)
    return {
      by: 'genai',
      stream: rpc === 'StreamGenerateContent',
      ...placeOf(request, baseOf(request, endpoint)),
      ...argumentsOf(body),
    };
  return {
    by: takesApiKey(request) ? 'key' : 'oauth',
    method: request.httpMethod,
    url: urlOf(request, endpoint),
    scope: scopes[0] ?? '',
    body,
    name: rpc.charAt(0).toLowerCase() + rpc.slice(1),
  };
}

/** google-genai takes the generation settings flat, beside tools and instruction. */
function argumentsOf({ contents, generationConfig, ...rest }: JsonObject): Omit<GenaiArguments, 'model'> {
  const flat =
    typeof generationConfig === 'object' && !Array.isArray(generationConfig) ? generationConfig : {};
  return { contents: contents ?? [], config: { ...rest, ...flat } };
}

/** The client puts project, location and publisher before a bare model id again. */
function placeOf(
  { path, version }: WireRequest,
  baseUrl: string | null,
): { client: ClientSettings; model: string } {
  const resource = path
    .slice(`/${version}/`.length)
    .replace(/:(?:g|streamG)enerateContent(?:\?alt=sse)?$/, '');
  const [, project, location, rest = ''] =
    /^projects\/([^/]+)\/locations\/([^/]+)\/(.+)$/.exec(resource) ?? [];
  if (project === undefined || location === undefined)
    return { client: { vertexai: false, apiVersion: version, baseUrl }, model: resource };
  const client = { vertexai: true, project, location, apiVersion: version, baseUrl } as const;
  if (rest.startsWith('endpoints/')) return { client, model: resource };
  return { client, model: rest.replace(/^publishers\/google\/models\//, '') };
}
