import { createVertex } from '@ai-sdk/google-vertex';
import { generateText, jsonSchema, streamText, type ToolSet, tool } from 'ai';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerOf,
  contents,
  corpus,
  eventsOf,
  handle,
  location,
  model,
  question,
  ragTool,
} from '../testing/ask';
import { type Served, serve } from '../testing/serve';

let served: Served;
beforeAll(async () => {
  served = await serve(handle);
});
afterAll(() => served.close());

/** What `vertex.tools.vertexRagStore` makes; its own type is of another release of the SDK's types. */
const tools: ToolSet = {
  vertex_rag_store: tool({
    type: 'provider',
    id: 'google.vertex_rag_store',
    args: { ragCorpus: corpus, topK: 3 },
    inputSchema: jsonSchema<Record<string, unknown>>({ type: 'object' }),
  }),
};

const asking = () => {
  const vertex = createVertex({
    project: 'p',
    location: 'europe-west4',
    baseURL: `${served.origin}/emulator/v1/${location}/publishers/google`,
    googleAuthOptions: { authClient: new PassThroughClient() },
  });
  return {
    model: vertex('gemini-2.5-flash'),
    prompt: question,
    tools,
    maxRetries: 0,
  };
};

/** The text and the grounding metadata of a raw answer, or of the events of one joined. */
function joined(events: readonly unknown[]): { text: string; groundingMetadata: unknown } {
  const candidates = events.map((event) => Object(event).candidates[0]);
  return {
    text: candidates.map(({ content }) => content.parts[0].text).join(''),
    groundingMetadata: known(candidates.at(-1)?.groundingMetadata),
  };
}

/** The SDK keeps of grounding metadata what it has a schema for, and `ragChunk` is not in it. */
const known = (metadata: unknown): unknown =>
  JSON.parse(JSON.stringify(metadata, (key, value) => (key === 'ragChunk' ? undefined : value)));

const request = { contents: contents(), tools: [ragTool(3)] };

test('generateText', async () => {
  const { text, providerMetadata, sources } = await generateText(asking());
  const raw = joined([(await answerOf(`v1/${model}:generateContent`, request)).body]);
  expect(text).toBe(raw.text);
  expect(providerMetadata?.vertex?.groundingMetadata).toEqual(raw.groundingMetadata);
  expect(sources).toHaveLength(3);
});

test('streamText', async () => {
  const result = streamText(asking());
  const pieces: string[] = [];
  for await (const piece of result.textStream) pieces.push(piece);
  const events = await eventsOf(`v1/${model}:streamGenerateContent`, request);
  const raw = joined(events);
  expect(pieces.join('')).toBe(raw.text);
  expect(pieces).toHaveLength(events.length);
  expect((await result.providerMetadata)?.vertex?.groundingMetadata).toEqual(raw.groundingMetadata);
});
