import type { AskRequest } from '../lib/request';
import { withServer } from './production-server';
import type { Figure, Section } from './section';
import { actionId, callAction } from './server-action';
import { compare, milliseconds, times } from './timing';
import { firstWord, lastWord, withUpstream } from './upstream';

const rounds = 15;
const streams = 100;
const waves = 6;
const settledAfter = 1;
const upstream = { waitMilliseconds: 200, events: 40, betweenMilliseconds: 25 };

type Server = { url: string; build: string; ask: string; upstream: string };

const requestOf = ({ build }: Server): AskRequest => ({
  runId: crypto.randomUUID(),
  build,
  question: 'How long does the first word take?',
  target: {
    backend: 'vertex',
    corpus: 'projects/p/locations/europe-west4/ragCorpora/1',
    retrieval: {
      topK: null,
      threshold: null,
      fileIds: [],
      metadataFilter: null,
      ranking: null,
      hybridAlpha: null,
    },
    generation: {
      location: null,
      model: 'stand-in',
      systemInstruction: null,
      temperature: null,
      topP: null,
      maxOutputTokens: null,
      seed: null,
      thinking: null,
      safety: [],
    },
  },
});

/** Reads until a word has come; the rest is left. */
async function until(word: string, response: Response): Promise<void> {
  if (response.body === null) throw new Error('The answer has no body.');
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true });
    if (text.includes(word)) return;
  }
  throw new Error(`The answer ended without "${word}": ${text.slice(0, 400)}`);
}

async function elapsed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function firstWordTimes(server: Server): Promise<Figure> {
  const { top, bottom, ratio } = await compare(
    rounds,
    () => elapsed(async () => until(firstWord, await callAction(server.url, server.ask, requestOf(server)))),
    () =>
      elapsed(async () =>
        until(
          firstWord,
          await fetch(`${server.upstream}/v1/models/m:streamGenerateContent?alt=sse`, { method: 'POST' }),
        ),
      ),
  );
  return {
    what: 'time to the first word through the server action ÷ read directly from the upstream',
    value: `${times(ratio)} (${milliseconds(top)} ÷ ${milliseconds(bottom)})`,
    target: 'at most 1.10 times',
  };
}

/** One wave of streams, all at once; how many of them came whole. */
async function wave(server: Server): Promise<number> {
  const whole = await Promise.allSettled(
    Array.from({ length: streams }, async () =>
      until(lastWord, await callAction(server.url, server.ask, requestOf(server))),
    ),
  );
  return whole.filter(({ status }) => status === 'fulfilled').length;
}

async function health(url: string): Promise<{ build: string; memoryBytes: number; activeRuns: number }> {
  return (await fetch(`${url}/api/health`)).json();
}

async function manyStreams(server: Server): Promise<Figure[]> {
  const memory: number[] = [];
  let came = 0;
  for (let index = 0; index < waves; index++) {
    came += await wave(server);
    memory.push((await health(server.url)).memoryBytes);
  }
  const settled = memory[settledAfter] ?? Number.NaN;
  const last = memory.at(-1) ?? Number.NaN;
  return [
    {
      what: `streams that came whole, ${waves} waves of ${streams} at once`,
      value: `${came} of ${waves * streams}`,
      target: 'none lost',
    },
    {
      what: `memory of the server after wave ${waves} ÷ after wave ${settledAfter + 1}`,
      value: times(last / settled),
      target: 'flat',
    },
    { what: 'runs still counted as in progress', value: String((await health(server.url)).activeRuns) },
  ];
}

export const streaming: Section = {
  name: 'streaming',
  title: `Streaming through the server action, upstream waits ${upstream.waitMilliseconds} ms`,
  measure: () =>
    withUpstream(upstream, (upstreamUrl) =>
      withServer(
        async (url) => {
          const { build } = await health(url);
          const server: Server = { url, build, ask: await actionId('ask'), upstream: upstreamUrl };
          return [await firstWordTimes(server), ...(await manyStreams(server))];
        },
        { VERTEX_ENDPOINT: upstreamUrl, GOOGLE_AUTH: 'none', LOG_LEVEL: 'error' },
      ),
    ),
};
