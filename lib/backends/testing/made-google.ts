import { type Outcome, ok } from '../../outcome';
import type { WireRequest } from '../../wire';
import type { GoogleTools } from '../google-tools';

/** Google's APIs as a table from method to answer; `asked` holds what was sent. */
export function madeGoogle(
  answers: { [rpc in WireRequest['rpc']]?: Outcome<unknown> },
  over: Partial<GoogleTools> = {},
): GoogleTools & { asked: WireRequest[] } {
  const asked: WireRequest[] = [];
  const answer = (request: WireRequest): Outcome<unknown> => {
    asked.push(request);
    const found = answers[request.rpc];
    if (found === undefined) throw new Error(`Nothing answers ${request.rpc}.`);
    return found;
  };
  return {
    asked,
    call: async (request) => answer(request),
    stream: async function* (request) {
      yield answer(request);
    },
    ready: async () => ok(null),
    check: async function* (api) {
      yield { id: 'api', title: api, state: 'ok', found: 'It answers.', next: null };
    },
    place: () => 'projects/demo/locations/europe-west4',
    endpoint: () => null,
    ...over,
  };
}

export const run = () => ({ signal: new AbortController().signal, notify: () => undefined });

export async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const event of events) list.push(event);
  return list;
}
