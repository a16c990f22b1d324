import { type ProtoType, readMessage } from '../proto-json';
import { given, invalidMessage, type Tried } from './api-error';
import type { Engine } from './engine';
import { type Page, type PageSettings, readPage } from './paging';
import { type PathValues, pathTemplate } from './path-template';
import { unknownParameter } from './system-parameters';

export type Version = 'v1' | 'v1beta1' | 'v1beta';

/** One message, or one after another as they come. */
export type Reply = { message: object } | { stream: AsyncIterable<object> };

/** A request that was taken apart. */
export type Incoming = {
  engine: Engine;
  signal: AbortSignal;
  /** The query without system parameters. */
  own: ReadonlyMap<string, string>;
  /** Reads the body as JSON; an empty one is an empty message. */
  json(): Promise<Tried<unknown>>;
};

/** What a method is called with: the values of its path and its request. */
export type Call<T extends string, R> = {
  engine: Engine;
  signal: AbortSignal;
  path: PathValues<T>;
  request: R;
};

/** A method on a path. `bind` gives null when the path is another one. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  version: Version;
  /** Whether its answer is a stream of messages. */
  streams: boolean;
  bind(path: string): null | ((incoming: Incoming) => Promise<Tried<Reply>>);
};

type Served<T extends string, R> = (call: Call<T, R>) => Promise<Tried<Reply>>;

/** A method that takes a message. */
export function post<T extends string, R>(
  version: Version,
  template: T,
  type: ProtoType<R>,
  serve: Served<T, R>,
  streams = false,
): Route {
  const match = pathTemplate(template);
  return {
    method: 'POST',
    version,
    streams,
    bind(sent) {
      const path = match(sent);
      if (path === null) return null;
      return async ({ engine, signal, own, json }) => {
        const [stranger] = own.keys();
        if (stranger !== undefined) return unknownParameter(stranger);
        const body = await json();
        if (!body.ok) return body;
        const read = readMessage(type, body.value);
        return read.ok ? serve({ engine, signal, path, request: read.value }) : invalidMessage(read.faults);
      };
    },
  };
}

/** A method that gives one resource. */
export function get<T extends string>(version: Version, template: T, serve: Served<T, null>): Route {
  return reading(version, template, async (call, own) => {
    const [stranger] = own.keys();
    return stranger === undefined ? serve({ ...call, request: null }) : unknownParameter(stranger);
  });
}

/** A method that gives a page of a list; page tokens are bound to the path. */
export function list<T extends string>(
  version: Version,
  template: T,
  settings: PageSettings,
  serve: Served<T, Page & { list: string }>,
): Route {
  return reading(version, template, async (call, own, sent) => {
    const page = readPage(own, sent, settings);
    return page.ok ? serve({ ...call, request: { ...page.value, list: sent } }) : page;
  });
}

/** A method that the service has and nobody serves here. */
export function unserved(
  version: Version,
  method: Route['method'],
  template: string,
  answer: Tried<Reply>,
): Route {
  const match = pathTemplate(template);
  return {
    method,
    version,
    streams: false,
    bind: (sent) => (match(sent) === null ? null : async () => answer),
  };
}

function reading<T extends string>(
  version: Version,
  template: T,
  serve: (
    call: Omit<Call<T, null>, 'request'>,
    own: ReadonlyMap<string, string>,
    path: string,
  ) => Promise<Tried<Reply>>,
): Route {
  const match = pathTemplate(template);
  return {
    method: 'GET',
    version,
    streams: false,
    bind(sent) {
      const path = match(sent);
      return path === null ? null : ({ engine, signal, own }) => serve({ engine, signal, path }, own, sent);
    },
  };
}

export const replyWith = (message: object): Tried<Reply> => given({ message });
