import { emulator } from '../emulator';
import { engineWith } from './engine';

/** The emulator over the bundled corpora, without waiting. */
export const handle = emulator(engineWith());

export const question = 'How many days of annual leave can I carry over into the next year?';
export const location = 'projects/p/locations/europe-west4';
export const corpus = `${location}/ragCorpora/handbook`;
export const model = `${location}/publishers/google/models/gemini-2.5-flash`;

/** A request of a path as the services have it, e.g. `v1/projects/…`. */
export const asked = (path: string, body?: unknown, more: RequestInit = {}): Request =>
  new Request(`http://emulator/emulator/${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
    ...more,
  });

export type Answer = { status: number; body: unknown };

/** What the emulator answers, as JSON. */
export async function answerOf(path: string, body?: unknown, more?: RequestInit): Promise<Answer> {
  const response = await handle(asked(path, body, more));
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}

/** The events of a stream, as JSON. */
export async function eventsOf(path: string, body: unknown): Promise<unknown[]> {
  const text = await (await handle(asked(`${path}?alt=sse`, body))).text();
  return text
    .split('\r\n\r\n')
    .filter((event) => event !== '')
    .map((event) => JSON.parse(event.replace(/^data: /, '')));
}

export const ragTool = (topK: number) => ({
  retrieval: { vertexRagStore: { ragResources: [{ ragCorpus: corpus }], ragRetrievalConfig: { topK } } },
});

export const fileSearchTool = (topK: number) => ({
  fileSearch: { fileSearchStoreNames: ['fileSearchStores/handbook'], topK },
});

export const contents = (text = question) => [{ role: 'user', parts: [{ text }] }];

/** Without the id that every answer has its own of. */
export function withoutId(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { responseId, ...rest } = { responseId: '', ...answer };
  return rest;
}
