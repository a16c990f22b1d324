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

type ClientSettings =
  | { vertexai: true; project: string; location: string; apiVersion: string }
  | { vertexai: false; apiVersion: string };

type GenaiArguments = { model: string; contents: Json; config: JsonObject };

export const urlOf = ({ host, path }: WireRequest): string => `https://${host}${path}`;

export function callOf(request: WireRequest): Call {
  const { rpc, body, scopes } = request;
  if ((rpc === 'GenerateContent' || rpc === 'StreamGenerateContent') && body !== null)
    return {
      by: 'genai',
      stream: rpc === 'StreamGenerateContent',
      ...placeOf(request),
      ...argumentsOf(body),
    };
  return {
    by: takesApiKey(request) ? 'key' : 'oauth',
    method: request.httpMethod,
    url: urlOf(request),
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
function placeOf({ path, version }: WireRequest): { client: ClientSettings; model: string } {
  const resource = path
    .slice(`/${version}/`.length)
    .replace(/:(?:g|streamG)enerateContent(?:\?alt=sse)?$/, '');
  const [, project, location, rest = ''] =
    /^projects\/([^/]+)\/locations\/([^/]+)\/(.+)$/.exec(resource) ?? [];
  if (project === undefined || location === undefined)
    return { client: { vertexai: false, apiVersion: version }, model: resource };
  const client = { vertexai: true, project, location, apiVersion: version } as const;
  if (rest.startsWith('endpoints/')) return { client, model: resource };
  return { client, model: rest.replace(/^publishers\/google\/models\//, '') };
}
