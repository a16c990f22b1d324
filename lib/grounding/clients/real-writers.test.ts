import { createVertex } from '@ai-sdk/google-vertex';
import { GoogleGenAI } from '@google/genai';
import { generateText, streamText } from 'ai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Inspected, inspect } from '../inspect';

const model = 'gemini-2.0-flash-001';
const body = {
  candidates: [
    {
      content: {
        role: 'model',
        parts: [
          { text: 'Zeiten suchen', thought: true },
          { text: 'Die Fähre legt um acht ab.' },
          { text: ' Sie fährt täglich ⛴.' },
        ],
      },
      finishReason: 'STOP',
      groundingMetadata: {
        retrievalQueries: ['Fähre'],
        groundingChunks: [
          {
            retrievedContext: {
              uri: 'gs://hafen/plan.pdf',
              title: 'plan.pdf',
              text: 'Abfahrt 8',
              ragChunk: { text: 'Abfahrt 8', pageSpan: { firstPage: 2, lastPage: 2 } },
            },
          },
        ],
        groundingSupports: [
          {
            segment: { partIndex: 1, endIndex: 27, text: 'Die Fähre legt um acht ab.' },
            groundingChunkIndices: [0],
            confidenceScores: [0.9],
          },
          {
            segment: { partIndex: 2, startIndex: 1, endIndex: 25, text: 'Sie fährt täglich ⛴.' },
            groundingChunkIndices: [0],
            confidenceScores: [0.7],
          },
        ],
      },
    },
  ],
  modelVersion: model,
  responseId: 'r1',
};
const begun = {
  candidates: [{ content: { role: 'model', parts: [{ text: 'Die Fähre ' }] } }],
  modelVersion: model,
  responseId: 'r1',
};
const ended = {
  ...body,
  candidates: [{ ...body.candidates[0], content: { role: 'model', parts: [{ text: 'legt um acht ab.' }] } }],
};

const whole: typeof fetch = async () => Response.json(body);
const events: typeof fetch = async () =>
  new Response([begun, ended].map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

function opened(text: string, reading: string | null = null): Inspected {
  const result = inspect({ source: 'paste', body: text, question: null, retrieval: null, reading });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const summary = ({ inspection }: Inspected) => ({
  format: inspection.format,
  text: inspection.answer?.text,
  model: inspection.model,
  segments: inspection.segments.map(({ text, placement, sources }) => [
    text,
    placement,
    sources[0]?.confidence,
  ]),
  pages: inspection.chunks.map(({ pages }) => pages?.first ?? null),
  said: inspection.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('input/')),
});
const segments = [
  ['Die Fähre legt um acht ab.', 'exact', 0.9],
  ['Sie fährt täglich ⛴.', 'exact', 0.7],
];
/** Without its part's number an offset is no proof; the quote still is. */
const found = [segments[0], ['Sie fährt täglich ⛴.', 'moved', 0.7]];
const text = 'Die Fähre legt um acht ab. Sie fährt täglich ⛴.';
const notes = 'a result of the Vercel AI SDK';

describe('what Google’s own client makes of a response', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is read whole from its JSON', async () => {
    vi.stubGlobal('fetch', whole);
    const response = await new GoogleGenAI({ apiKey: 'key' }).models.generateContent({
      model,
      contents: 'Wann?',
    });
    expect(summary(opened(JSON.stringify(response)))).toEqual({
      format: 'generate-content',
      text,
      model,
      segments,
      pages: [2],
      said: [],
    });
  });

  it('is read from the list of a stream', async () => {
    vi.stubGlobal('fetch', events);
    const chunks: unknown[] = [];
    const stream = await new GoogleGenAI({ apiKey: 'key' }).models.generateContentStream({
      model,
      contents: 'Wann?',
    });
    for await (const chunk of stream) chunks.push(chunk);
    const { format, text: streamed, pages } = summary(opened(JSON.stringify(chunks)));
    expect([format, streamed, pages]).toEqual(['generate-content', 'Die Fähre legt um acht ab.', [2]]);
  });
});

describe('what the Vercel AI SDK makes of a response', () => {
  const vertex = (answering: typeof fetch) => createVertex({ apiKey: 'key', fetch: answering })(model);

  it('is shown by the body of the service that it keeps, and can be read as its own', async () => {
    const result = await generateText({ model: vertex(whole), prompt: 'Wann legt sie ab?' });
    const written = JSON.stringify(result);
    const best = opened(written);
    expect(summary(best)).toEqual({
      format: 'generate-content',
      text,
      model,
      segments,
      pages: [2],
      said: ['input/other-readings'],
    });
    expect(best.inspection.question).toBe('Wann legt sie ab?');
    expect(best.choices.map(({ id }) => id)).toEqual([
      'generate-content:/steps/0/response/body',
      'vercel-ai:/steps/0',
    ]);
    expect(best.choices[1]?.label).toBe(notes);
    const own = opened(written, 'vercel-ai:/steps/0');
    expect(summary(own)).toEqual({
      format: 'vercel-ai',
      text,
      model,
      segments: found,
      pages: [null],
      said: ['input/other-readings', 'input/lossy-writer'],
    });
    const loss = own.inspection.diagnostics.find(({ code }) => code === 'input/lossy-writer');
    expect(loss?.at).toBe('/steps/0/providerMetadata/vertex/groundingMetadata/groundingChunks/0');
    expect(loss?.message).toMatch(/without "ragChunk" with its pages.*"partIndex".*response\.body/);
  });

  it('is read from the little that most people print', async () => {
    const { text: said, providerMetadata } = await generateText({ model: vertex(whole), prompt: 'Wann?' });
    expect(summary(opened(JSON.stringify({ text: said, providerMetadata })))).toMatchObject({
      format: 'vercel-ai',
      text,
      segments: found,
    });
  });

  it('is read from the steps and the parts of a stream', async () => {
    const streamed = streamText({ model: vertex(events), prompt: 'Wann?' });
    const parts: unknown[] = [];
    for await (const part of streamed.fullStream) parts.push(part);
    const steps = summary(opened(JSON.stringify(await streamed.steps)));
    const listed = summary(opened(JSON.stringify(parts)));
    expect([steps.format, listed.format]).toEqual(['vercel-ai', 'vercel-ai-stream']);
    for (const read of [steps, listed]) {
      expect(read.text).toBe('Die Fähre legt um acht ab.');
      expect(read.segments[0]).toEqual(segments[0]);
      expect(read.said).toEqual(['input/lossy-writer']);
    }
  });

  it('is said to hold no metadata where a page receives it', async () => {
    const sent = await streamText({ model: vertex(events), prompt: 'Wann?' })
      .toUIMessageStreamResponse()
      .text();
    const read = opened(sent);
    expect(summary(read)).toMatchObject({
      format: 'vercel-ai-stream',
      text: 'Die Fähre legt um acht ab.',
      said: ['input/lossy-writer'],
    });
    expect(read.inspection.diagnostics[0]?.message).toContain('passes on no grounding metadata');
  });
});
