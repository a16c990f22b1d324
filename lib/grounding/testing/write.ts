import type { Json } from '../model';
import type { Wire } from './any-answer';
import { withoutPages, withoutPartNumbers } from './kept';
import { pydanticBlock, snake, yaml } from './languages';
import { candidateOf, json, metadataOf, textsOf } from './pieces';

const half = (text: string) => Math.floor(text.length / 4) * 2;

/** The events of a stream: each part's text in two pieces, the metadata with the last. */
export const events = (from: Wire): Json[] => {
  const candidate = candidateOf(from);
  const pieces = textsOf(from)
    .slice(0, 1)
    .flatMap((text) => [text.slice(0, half(text)), text.slice(half(text))]);
  return pieces.map((text, index) => ({
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        groundingMetadata: index < pieces.length - 1 ? {} : candidate.groundingMetadata,
        ...(index < pieces.length - 1 ? {} : { finishReason: 'STOP' }),
      },
    ],
    modelVersion: from.modelVersion,
  }));
};

export const message = (
  from: Wire,
  content: Json,
  metadata: Json = metadataOf(from),
): { [key: string]: Json } => ({
  content,
  additional_kwargs: {},
  response_metadata: { grounding_metadata: metadata, finish_reason: 'STOP', model_name: from.modelVersion },
  type: 'ai',
  id: 'run--1',
});
export const blocks = (from: Wire): Json => textsOf(from).map((text) => ({ type: 'text', text }));
/** Zeros and empty lists filled in, enums by number, as proto-plus does. */
export const protoPlus = (from: Wire): Json => {
  const tree = candidateOf(from);
  for (const support of tree.groundingMetadata.groundingSupports) {
    support.segment = { partIndex: 0, startIndex: 0, ...support.segment };
    support.confidenceScores ??= [];
  }
  for (const chunk of tree.groundingMetadata.groundingChunks) chunk.retrievedContext.documentName = '';
  return snake({
    candidates: [{ index: 0, ...tree, finishReason: 1, finishMessage: '' }],
    modelVersion: from.modelVersion,
  });
};

export function printed(from: Wire): string {
  const tree = snake(json(from));
  const fields = Object.entries(typeof tree === 'object' && tree !== null ? tree : {});
  return fields.map(([name, item]) => `${name}=${pydanticBlock(item, name)}`).join(' ');
}

export function vercel(from: Wire): Json {
  const metadata = metadataOf(withoutPages(withoutPartNumbers(from)));
  return {
    content: textsOf(from).map((text) => ({ type: 'text', text })),
    finishReason: 'stop',
    usage: {},
    providerMetadata: {
      vertex: { groundingMetadata: metadata },
      googleVertex: { groundingMetadata: metadata },
    },
  };
}

const chat = (from: Wire, more: { [key: string]: Json }, own: { [key: string]: Json }): Json => ({
  id: 'c',
  object: 'chat.completion',
  model: from.modelVersion,
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: textsOf(from).join(''), ...more },
    },
  ],
  ...own,
});

export function liteLlm(from: Wire): Json {
  return chat(from, {}, { vertex_ai_grounding_metadata: [metadataOf(from)], vertex_ai_safety_results: [] });
}

export function gateway(from: Wire): Json {
  return chat(from, { extra_content: { google: { grounding_metadata: metadataOf(from) } } }, {});
}

export function session(from: Wire): Json {
  const event = {
    ...candidateOf(from),
    author: 'guide',
    invocationId: 'e-1',
    modelVersion: from.modelVersion,
  };
  const said = (text: string, author: string): Json => ({
    author,
    invocationId: 'e-1',
    content: { parts: [{ text }] },
  });
  return {
    id: 's',
    events: [said('When is low tide?', 'user'), { ...Object(said('Lo', 'guide')), partial: true }, event],
  };
}

export function live(from: Wire): Json {
  const { content, groundingMetadata } = candidateOf(from);
  return [
    { setupComplete: {} },
    { serverContent: { modelTurn: content } },
    { serverContent: { groundingMetadata, turnComplete: true } },
  ];
}

export function interactions(from: Wire): Json {
  const [{ content, groundingMetadata }] = from.candidates;
  const steps = content.parts.map(({ text }, part) => ({
    type: 'text',
    text,
    annotations: groundingMetadata.groundingSupports
      .filter(({ segment }) => (segment.partIndex ?? 0) === part)
      .flatMap(({ segment, groundingChunkIndices }) =>
        groundingChunkIndices.map((index) => {
          const source = groundingMetadata.groundingChunks[index]?.retrievedContext;
          const { startIndex = 0, endIndex } = segment;
          return {
            type: 'url_citation',
            start_index: startIndex,
            end_index: endIndex,
            url: source?.uri ?? '',
            title: source?.title ?? '',
          };
        }),
      ),
  }));
  return {
    id: 'v1_a',
    status: 'completed',
    model: from.modelVersion,
    steps: [{ type: 'model_output', content: steps }],
  };
}

export function cassette(from: Wire): string {
  const request = {
    body: JSON.stringify({ contents: [] }),
    method: 'POST',
    uri: 'https://x/y:generateContent',
  };
  const response = {
    status: { code: 200, message: 'OK' },
    body: { string: JSON.stringify(from) },
    headers: {},
  };
  return `${yaml({ interactions: [{ request, response }], version: 1 }).trimStart()}\n`;
}

export function har(from: Wire): string {
  const page = { request: { url: 'https://x/logo.svg' }, response: { content: { text: '<svg/>' } } };
  const bytes = new TextEncoder().encode(JSON.stringify(from));
  const text = btoa(String.fromCharCode(...bytes));
  const call = {
    request: { url: 'https://x/y:generateContent?key=k' },
    response: { content: { text, encoding: 'base64' } },
  };
  return JSON.stringify({ log: { version: '1.2', entries: [page, call] } });
}
