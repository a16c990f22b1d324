import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { emulator } from './emulator';
import {
  answerOf,
  asked,
  contents,
  eventsOf,
  handle,
  location,
  model,
  ragTool,
  withoutId,
} from './testing/ask';
import { engineWith } from './testing/engine';

const generate = { contents: contents(), tools: [ragTool(2)] };

describe('generating', () => {
  test('without a retrieval tool it says what it lacks, and has no grounding metadata', async () => {
    const { status, body } = await answerOf(`v1/${model}:generateContent`, { contents: contents() });
    expect(status).toBe(200);
    expect(withoutId(body)).toEqual({
      candidates: [
        {
          content: {
            role: 'model',
            parts: [
              {
                text: 'This is an emulator without a language model: it answers from documents only, so send a retrieval tool (retrieval.vertexRagStore).',
              },
            ],
          },
          finishReason: 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 17, candidatesTokenCount: 33, totalTokenCount: 50 },
      modelVersion: 'embedded-extractive-1',
    });
  });

  test('every address of a model gives the same answer', async () => {
    const answer = withoutId((await answerOf(`v1/${model}:generateContent`, generate)).body);
    expect(answer).toMatchObject({
      candidates: [{ groundingMetadata: { groundingSupports: expect.anything() } }],
    });
    for (const address of [
      `v1beta1/${model}`,
      'v1/publishers/google/models/gemini-2.5-pro',
      `v1/${location}/endpoints/77`,
      `v1/projects/other/locations/global/publishers/meta/models/llama`,
    ])
      expect(withoutId((await answerOf(`${address}:generateContent`, generate)).body)).toEqual(answer);
  });

  test('streams are the whole answer in pieces, in both framings', async () => {
    const whole = await answerOf(`v1/${model}:generateContent`, generate);
    const events = await eventsOf(`v1/${model}:streamGenerateContent`, generate);
    const array = await answerOf(`v1/${model}:streamGenerateContent`, generate);
    expect(events.length).toBeGreaterThan(2);
    expect(array.body).toEqual(events.map((event) => expect.objectContaining(withoutId(event) ?? {})));
    const text = (event: unknown) => JSON.parse(JSON.stringify(event)).candidates[0].content.parts[0].text;
    expect(events.map(text).join('')).toBe(text(whole.body));
    const last = JSON.parse(JSON.stringify(events.at(-1))).candidates[0];
    expect(last.groundingMetadata).toEqual(
      JSON.parse(JSON.stringify(whole.body)).candidates[0].groundingMetadata,
    );
  });

  test('the framing is the one of the service, to the byte', async () => {
    const body = { contents: contents() };
    const sse = await (await handle(asked(`v1/${model}:streamGenerateContent?alt=sse`, body))).text();
    expect(sse).toMatch(/^data: \{"candidates":.*\}\r\n\r\n$/);
    const array = await handle(asked(`v1/${model}:streamGenerateContent`, generate));
    expect(array.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(await array.text()).toMatch(/^\[\{\n {2}"candidates": \[[\s\S]*\n\}\n,\r\n\{\n[\s\S]*\}\n\]\n$/);
    const compact = await handle(asked(`v1/${model}:streamGenerateContent?prettyPrint=false`, generate));
    expect(await compact.text()).toMatch(/^\[\{"candidates":[^\n]*\},\r\n\{[\s\S]*\}\]\n$/);
  });

  describe('each event is sent as it comes, and a client that leaves ends the work', () => {
    /** A stream that waits without end before its second event, and how often it has waited. */
    async function begun(signal?: AbortSignal) {
      let waits = 0;
      const waiting = new EventEmitter();
      const second = once(waiting, '2');
      const paced = emulator({
        ...engineWith(),
        paceMs: () => {
          waits += 1;
          waiting.emit(String(waits));
          return waits === 1 ? 0 : 2 ** 30;
        },
      });
      const request = asked(`v1/${model}:streamGenerateContent?alt=sse`, generate, signal ? { signal } : {});
      const reader = (await paced(request)).body?.getReader();
      if (reader === undefined) throw new Error('A stream has a body.');
      const first = await reader.read();
      expect(new TextDecoder().decode(first.value)).toMatch(/^data: /);
      const rest = reader.read();
      await second;
      return { reader, rest, waited: () => waits };
    }

    test('by closing the connection', async () => {
      const leaving = new AbortController();
      const { rest, waited } = await begun(leaving.signal);
      leaving.abort();
      expect(await rest).toEqual({ done: true, value: undefined });
      expect(waited()).toBe(2);
    });

    test('by giving up the body', async () => {
      const { reader, rest, waited } = await begun();
      await reader.cancel();
      expect(await rest).toEqual({ done: true, value: undefined });
      expect(waited()).toBe(2);
    });
  });

  test('a limit of tokens ends the answer and says so', async () => {
    const { body } = await answerOf(
      `v1/${model}:generateContent?fields=candidates(finishReason,content.parts.text)`,
      {
        ...generate,
        generationConfig: { maxOutputTokens: 15 },
      },
    );
    expect(body).toEqual({
      candidates: [
        {
          content: { parts: [{ text: 'Up to **five days** may be carried into the next year.' }] },
          finishReason: 'MAX_TOKENS',
        },
      ],
    });
  });

  test('the last turn of the person is the question', async () => {
    const history = [
      { role: 'user', parts: [{ text: 'Hello' }] },
      { role: 'model', parts: [{ text: 'Hello, what would you like to know?' }] },
      ...contents(),
    ];
    const answer = withoutId((await answerOf(`v1/${model}:generateContent`, generate)).body);
    expect(
      withoutId((await answerOf(`v1/${model}:generateContent`, { ...generate, contents: history })).body),
    ).toEqual(answer);
  });
});
