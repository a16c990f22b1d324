import type { Json } from '../model';
import type { Wire } from './any-answer';
import { protoText, pydanticBlock, pydanticLine, pythonDict, snake, yaml } from './languages';

/** Writes a response down as one of the formats has it. */
export type Writer = {
  name: string;
  /** The id of the format that must read it. */
  format: string;
  write(wire: Wire): unknown;
  /** The response without what this format is known to lose. */
  kept?(wire: Wire): Wire;
  /** What reading it says besides what it says of the response itself. */
  says?: readonly string[];
};

/** The response as plain JSON. */
const json = (wire: Wire): { [key: string]: Json } => JSON.parse(JSON.stringify(wire));
const candidateOf = (wire: Wire) => {
  const [candidate] = wire.candidates;
  return JSON.parse(JSON.stringify(candidate));
};
const textsOf = (wire: Wire) => wire.candidates[0].content.parts.map(({ text }) => text);
const metadataOf = (wire: Wire) => candidateOf(wire).groundingMetadata;

/** With all parts as one: offsets then count inside the whole text. */
function joined(wire: Wire): Wire {
  const copy: Wire = JSON.parse(JSON.stringify(wire));
  const [{ content }] = copy.candidates;
  content.parts = [{ text: content.parts.map(({ text }) => text).join('') }];
  return copy;
}

function changed(wire: Wire, change: (wire: Wire) => void): Wire {
  const copy: Wire = JSON.parse(JSON.stringify(wire));
  change(copy);
  return copy;
}

const withoutModel = (wire: Wire): Wire =>
  changed(wire, (copy) => Reflect.deleteProperty(copy, 'modelVersion'));
const withoutPages = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [{ groundingMetadata }] }) => {
    for (const { retrievedContext } of groundingMetadata.groundingChunks) delete retrievedContext.ragChunk;
  });
const withoutPartNumbers = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [{ groundingMetadata }] }) => {
    for (const { segment } of groundingMetadata.groundingSupports) delete segment.partIndex;
  });
const withoutFinish = (wire: Wire): Wire =>
  changed(wire, ({ candidates: [candidate] }) => Reflect.deleteProperty(candidate, 'finishReason'));

const wire = 'generate-content';
const lines = (text: string, before: string) =>
  text
    .split('\n')
    .map((line) => `${before}${line}`)
    .join('\n');
const half = (text: string) => Math.floor(text.length / 4) * 2;

/** The events of a stream: each part's text in two pieces, the metadata with the last. */
const events = (from: Wire): Json[] => {
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

const message = (from: Wire, content: Json, metadata: Json = metadataOf(from)): { [key: string]: Json } => ({
  content,
  additional_kwargs: {},
  response_metadata: { grounding_metadata: metadata, finish_reason: 'STOP', model_name: from.modelVersion },
  type: 'ai',
  id: 'run--1',
});
const blocks = (from: Wire): Json => textsOf(from).map((text) => ({ type: 'text', text }));
/** Zeros and empty lists filled in, enums by number, as proto-plus does. */
const protoPlus = (from: Wire): Json => {
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

const log = (tree: Json): string => JSON.stringify(tree);

export const writers: readonly Writer[] = [
  { name: 'REST', format: wire, write: json },
  { name: 'REST, printed', format: wire, write: (from) => JSON.stringify(from, null, 2) },
  { name: 'stream array', format: wire, write: events, kept: firstPart },
  {
    name: 'SSE',
    format: wire,
    write: (from) =>
      events(from)
        .map((one) => `data: ${JSON.stringify(one)}\n\n`)
        .join(''),
    kept: firstPart,
  },
  {
    name: 'JSON lines',
    format: wire,
    write: (from) =>
      events(from)
        .map((one) => JSON.stringify(one))
        .join('\n'),
    kept: firstPart,
  },
  {
    name: 'JSON in a string in a string',
    format: wire,
    write: (from) => JSON.stringify(JSON.stringify(JSON.stringify(from))),
  },
  {
    name: 'js-genai',
    format: wire,
    write: (from) => JSON.stringify({ sdkHttpResponse: { headers: { date: 'x' } }, ...json(from) }),
  },
  { name: '@google-cloud/vertexai', format: wire, write: (from) => ({ response: json(from) }) },
  { name: 'model_dump, printed', format: wire, write: (from) => pythonDict(snake(json(from))) },
  {
    name: 'model_dump_json',
    format: wire,
    write: (from) => JSON.stringify(snake({ sdkHttpResponse: null, ...json(from), promptFeedback: null })),
  },
  { name: 'repr of early google-genai', format: wire, write: (from) => pydanticLine(snake(json(from))) },
  { name: 'print(response)', says: ['input/lossy'], format: wire, write: printed, kept: firstFive },
  {
    name: 'repr(grounding_metadata)',
    says: ['input/lossy', 'input/no-answer'],
    format: 'grounding-metadata',
    write: (from) => pydanticBlock(snake(metadataOf(from)), 'grounding_metadata'),
    kept: quotesOnly,
  },
  { name: 'proto text', format: wire, write: (from) => protoText(snake(json(from))) },
  { name: 'proto text in octal', format: wire, write: (from) => protoText(snake(json(from)), true) },
  { name: 'proto-plus to_dict', format: wire, write: protoPlus },
  {
    name: 'langchain-google-genai',
    format: 'langchain',
    write: (from) => message(from, blocks(from), snake(metadataOf(from))),
  },
  {
    name: 'langchain-google-vertexai',
    says: ['input/lossy-writer'],
    format: 'langchain',
    write: (from) => pydanticLine(message(from, textsOf(from).join(''), snake(metadataOf(from)))),
    kept: joined,
  },
  {
    name: 'LangChain JS',
    format: 'langchain',
    write: (from) => ({
      lc: 1,
      type: 'constructor',
      id: ['langchain_core', 'messages', 'AIMessage'],
      kwargs: message(from, blocks(from)),
    }),
  },
  {
    name: 'Vercel AI SDK',
    says: ['input/lossy-writer'],
    format: 'vercel-ai',
    write: vercel,
    kept: (from) => withoutModel(withoutPages(withoutPartNumbers(from))),
  },
  {
    name: 'Genkit',
    format: wire,
    write: (from) => ({
      message: { role: 'model', content: textsOf(from).map((text) => ({ text })) },
      custom: json(from),
      finishReason: 'stop',
    }),
  },
  { name: 'LiteLLM', format: 'litellm', write: liteLlm, kept: joined },
  { name: 'an OpenAI-compatible gateway', format: 'openai-gateway', write: gateway, kept: joined },
  {
    name: 'an ADK event',
    format: 'adk-event',
    write: (from) => ({
      ...candidateOf(from),
      author: 'guide',
      invocationId: 'e-1',
      id: 'x',
      timestamp: 1,
      actions: {},
      modelVersion: from.modelVersion,
    }),
  },
  { name: 'an ADK session', format: 'adk-event', write: session },
  {
    name: 'A2A',
    format: 'a2a',
    write: (from) => ({
      kind: 'message',
      messageId: 'm',
      role: 'agent',
      parts: textsOf(from).map((text) => ({ kind: 'text', text })),
      metadata: { adk_grounding_metadata: metadataOf(from) },
    }),
    kept: (from) => withoutModel(withoutFinish(from)),
  },
  { name: 'Live API', format: 'live', write: live, kept: withoutModel },
  { name: 'Interactions API', format: 'interactions', write: interactions, kept: annotated },
  {
    name: 'a Vertex batch line',
    format: wire,
    write: (from) =>
      log({
        status: '',
        processed_time: '2031-05-04T08:00:00Z',
        request: { contents: [] },
        response: json(from),
      }),
  },
  { name: 'a Gemini batch line', format: wire, write: (from) => log({ key: 'a', response: json(from) }) },
  {
    name: 'a BigQuery row',
    format: wire,
    write: (from) => log({ full_request: '{}', full_response: JSON.stringify(from), logging_time: 'x' }),
  },
  {
    name: 'Cloud Logging, textPayload',
    format: wire,
    write: (from) => log([{ insertId: 'a', textPayload: JSON.stringify(from), timestamp: 'x' }]),
  },
  {
    name: 'Cloud Logging, jsonPayload',
    format: wire,
    write: (from) =>
      log([{ insertId: 'a', jsonPayload: { message: 'answered', data: { response: json(from) } } }]),
  },
  { name: 'a cassette of vcrpy', format: wire, write: cassette },
  {
    name: 'a cassette of Ruby',
    format: wire,
    write: (from) =>
      `---${yaml({ http_interactions: [{ request: { uri: 'https://x/y:generateContent', body: { string: '{}' } }, response: { body: { encoding: 'UTF-8', string: JSON.stringify(from) } } }] })}\n`,
  },
  { name: 'a HAR file', format: wire, write: har },
  {
    name: 'a Markdown fence',
    format: wire,
    write: (from) => `Look:\n\n\`\`\`json\n${JSON.stringify(from, null, 1)}\n\`\`\`\n`,
  },
  {
    name: 'a log prefix',
    format: wire,
    write: (from) => lines(JSON.stringify(from, null, 2), '2031-05-04T08:15:30.123Z INFO [worker] '),
  },
  {
    name: 'a log line',
    says: ['input/text-around'],
    format: wire,
    write: (from) =>
      `2031-05-04 08:15:30,123 INFO guide.answer: response was ${JSON.stringify(from)}\n2031-05-04 08:15:31,123 INFO guide.answer: done`,
  },
  {
    name: 'prose around it',
    says: ['input/text-around'],
    format: wire,
    write: (from) => `The service said ${JSON.stringify(from)} and nothing else.`,
  },
];

/** Streams are written of the first part only: a stream's parts of one kind are one. */
function firstPart(from: Wire): Wire {
  return changed(from, ({ candidates: [{ content, groundingMetadata }] }) => {
    content.parts = content.parts.slice(0, 1);
    groundingMetadata.groundingSupports = from.candidates[0].groundingMetadata.groundingSupports;
  });
}

function printed(from: Wire): string {
  const tree = snake(json(from));
  const fields = Object.entries(typeof tree === 'object' && tree !== null ? tree : {});
  return fields.map(([name, item]) => `${name}=${pydanticBlock(item, name)}`).join(' ');
}

/** Lists end after five items. */
function firstFive(from: Wire): Wire {
  return changed(from, ({ candidates: [{ groundingMetadata }] }) => {
    groundingMetadata.groundingChunks = groundingMetadata.groundingChunks.slice(0, 5);
    groundingMetadata.groundingSupports = groundingMetadata.groundingSupports.slice(0, 5);
  });
}

/** What the supports quote, each a part of its own. */
function quotesOnly(from: Wire): Wire {
  const cut = withoutModel(withoutFinish(firstFive(from)));
  return changed(cut, ({ candidates: [{ content, groundingMetadata }] }) => {
    content.parts = [];
    const known = new Map<string, number>();
    for (const support of groundingMetadata.groundingSupports) {
      const { startIndex: start = 0, endIndex: end, text } = support.segment;
      const key = JSON.stringify([start, text]);
      const partIndex = known.get(key) ?? content.parts.push({ text: `${text}\n` }) - 1;
      known.set(key, partIndex);
      support.segment = { partIndex, startIndex: 0, endIndex: end - start, text };
    }
  });
}

function vercel(from: Wire): Json {
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

function liteLlm(from: Wire): Json {
  return chat(from, {}, { vertex_ai_grounding_metadata: [metadataOf(from)], vertex_ai_safety_results: [] });
}

function gateway(from: Wire): Json {
  return chat(from, { extra_content: { google: { grounding_metadata: metadataOf(from) } } }, {});
}

function session(from: Wire): Json {
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

function live(from: Wire): Json {
  const { content, groundingMetadata } = candidateOf(from);
  return [
    { setupComplete: {} },
    { serverContent: { modelTurn: content } },
    { serverContent: { groundingMetadata, turnComplete: true } },
  ];
}

function interactions(from: Wire): Json {
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

/** One support for each annotation; sources that are cited, in that order, as web pages without text. */
function annotated(from: Wire): Wire {
  return changed(from, ({ candidates: [{ groundingMetadata }] }) => {
    const chunks = groundingMetadata.groundingChunks;
    const order: number[] = [];
    const supports = groundingMetadata.groundingSupports.flatMap(({ segment, groundingChunkIndices }) =>
      groundingChunkIndices.map((index) => {
        if (!order.includes(index)) order.push(index);
        const { text: _, ...place } = segment;
        return { segment: { ...place }, groundingChunkIndices: [order.indexOf(index)] };
      }),
    );
    const web = order.map((index) => {
      const { uri, title } = chunks[index]?.retrievedContext ?? { uri: '', title: '' };
      return { web: { uri, title } };
    });
    Object.assign(groundingMetadata, { groundingChunks: web, groundingSupports: supports });
  });
}

function cassette(from: Wire): string {
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

function har(from: Wire): string {
  const page = { request: { url: 'https://x/logo.svg' }, response: { content: { text: '<svg/>' } } };
  const bytes = new TextEncoder().encode(JSON.stringify(from));
  const text = btoa(String.fromCharCode(...bytes));
  const call = {
    request: { url: 'https://x/y:generateContent?key=k' },
    response: { content: { text, encoding: 'base64' } },
  };
  return JSON.stringify({ log: { version: '1.2', entries: [page, call] } });
}
