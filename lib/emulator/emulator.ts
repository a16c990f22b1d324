import { internal, notFound, type Tried } from './api-error';
import type { Engine } from './engine';
import { readBody } from './request-body';
import { errorResponse, messageResponse, streamResponse } from './response';
import type { Incoming, Reply, Route } from './route';
import { routes } from './routes';
import { readSystemParameters } from './system-parameters';

/** Where the emulator is mounted; paths without it are taken too, for clients whose base address holds no path. */
const mount = /^\/emulator(?=\/)/;

/**
 * Answers on the paths of Vertex AI and of the Gemini API, over the corpora of an engine. Whatever is asked, the answer is
 * JSON (or a stream of it), errors in Google's form.
 *
 * Of a name that stands twice in one object of the request, spelt alike, the last counts, as `JSON.parse` has it.
 */
export function emulator(engine: Engine): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await respond(engine, request);
    } catch (error) {
      engine.warn(error, 'the emulator failed');
      return errorResponse(internal().error, true, false);
    }
  };
}

async function respond(engine: Engine, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const bound = bind(request.method, url.pathname.replace(mount, ''));
  const read = readSystemParameters(url.searchParams, request.headers);
  const pretty = !read.ok || read.value.system.pretty;
  const asArray = bound?.route.streams === true && !(read.ok && read.value.system.sse);
  if (bound === null) return errorResponse(notFound('Method not found.').error, pretty, false);
  if (!read.ok) return errorResponse(read.error, pretty, asArray);
  const { system, own } = read.value;
  const leaving = new AbortController();
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  const incoming = { engine, signal, own, json: () => readBody(request) };
  const tried = await attempt(bound.serve, incoming);
  if (!tried.ok) return errorResponse(tried.error, pretty, asArray);
  if ('message' in tried.value) return messageResponse(tried.value.message, system);
  return streamResponse(
    tried.value.stream,
    system,
    () => leaving.abort(),
    (error) => engine.warn(error, 'a stream of the emulator broke off'),
  );
}

type Serve = (incoming: Incoming) => Promise<Tried<Reply>>;

/** `/v1/projects/…` is the version and the path within it. */
function bind(method: string, path: string): { route: Route; serve: Serve } | null {
  const [, version, rest] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (version === undefined || rest === undefined) return null;
  for (const route of routes) {
    const serve = route.version === version && route.method === method ? route.bind(rest) : null;
    if (serve !== null) return { route, serve };
  }
  return null;
}

async function attempt(serve: Serve, incoming: Incoming): Promise<Tried<Reply>> {
  try {
    return await serve(incoming);
  } catch (error) {
    incoming.engine.warn(error, 'the emulator failed');
    return internal();
  }
}
