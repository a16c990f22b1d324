// Longer than its neighbours: it is one list, of every format that is read.
import type { Json } from '../model';
import type { Wire } from './any-answer';
import {
  annotated,
  firstFive,
  firstPart,
  joined,
  quotesOnly,
  withoutFinish,
  withoutModel,
  withoutPages,
  withoutPartNumbers,
} from './kept';
import { protoText, pydanticBlock, pydanticLine, pythonDict, snake, yaml } from './languages';
import { candidateOf, json, metadataOf, textsOf } from './pieces';
import {
  blocks,
  cassette,
  events,
  gateway,
  har,
  interactions,
  liteLlm,
  live,
  message,
  printed,
  protoPlus,
  session,
  vercel,
} from './write';

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

const wire = 'generate-content';
const lines = (text: string, before: string) =>
  text
    .split('\n')
    .map((line) => `${before}${line}`)
    .join('\n');
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
