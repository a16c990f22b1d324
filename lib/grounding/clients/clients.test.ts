import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import { opened, seenOf } from '../testing/seen';

const text = 'Café öffnet um acht. Tee gibt es auch.';
/** `Café öffnet um acht.` in bytes; the second sentence follows at 23. */
const first = { endIndex: 22, text: 'Café öffnet um acht.' };
const chunk: Json = {
  retrievedContext: { uri: 'gs://menu/hours.pdf', title: 'hours.pdf', text: 'Ab acht.' },
};
const metadata: Json = {
  groundingChunks: [chunk, { web: { uri: 'https://example.org/tea', title: 'example.org' } }],
  groundingSupports: [
    { segment: first, groundingChunkIndices: [0], confidenceScores: [0.75] },
    {
      segment: { startIndex: 23, endIndex: 40, text: 'Tee gibt es auch.' },
      groundingChunkIndices: [1],
      confidenceScores: [0.875],
    },
  ],
};
const read = {
  text,
  segments: ['0-20 exact > 0 0.75', '21-38 exact > 1 0.875'],
  chunks: ['retrieved hours.pdf', 'web example.org'],
};
const noText = (at: string) => `chunk/no-text ${at}/groundingChunks/1`;

describe('LangChain', () => {
  const message = (more: { [key: string]: Json }, content: Json = text): Json => ({
    content,
    type: 'ai',
    id: 'run-1',
    ...more,
  });
  it.each<[string, Json, string]>([
    [
      'response_metadata',
      message({ response_metadata: { grounding_metadata: metadata, finish_reason: 'STOP' } }),
      '/response_metadata/grounding_metadata',
    ],
    [
      'JavaScript',
      message({ response_metadata: { groundingMetadata: metadata }, additional_kwargs: {} }),
      '/response_metadata/groundingMetadata',
    ],
    [
      'additional_kwargs',
      message({ response_metadata: {}, additional_kwargs: { groundingMetadata: metadata } }),
      '/additional_kwargs/groundingMetadata',
    ],
    [
      'a stored message',
      { type: 'ai', data: message({ response_metadata: { grounding_metadata: metadata } }) },
      '/data/response_metadata/grounding_metadata',
    ],
    [
      'a constructor',
      {
        lc: 1,
        type: 'constructor',
        id: ['AIMessage'],
        kwargs: message({ response_metadata: { grounding_metadata: metadata } }),
      },
      '/kwargs/response_metadata/grounding_metadata',
    ],
    [
      'a generation',
      {
        text,
        generationInfo: { groundingMetadata: metadata },
        message: { kwargs: message({ response_metadata: {} }) },
      },
      '/generationInfo/groundingMetadata',
    ],
  ])('%s', (_, body, at) => {
    expect(seenOf(body)).toMatchObject({ format: 'langchain', ...read, said: [noText(at)] });
  });

  it('printed in Python', () => {
    const body = `content='Tea.' additional_kwargs={} response_metadata={'prompt_feedback': {'block_reason': 0}, 'finish_reason': 'STOP', 'model_name': 'gemini-2.0-flash', 'grounding_metadata': {'grounding_chunks': [{'web': {'uri': 'https://example.org', 'title': 'tea', 'domain': ''}}], 'grounding_supports': [{'segment': {'end_index': 4, 'text': 'Tea.', 'start_index': 0, 'part_index': 0}, 'grounding_chunk_indices': [0], 'confidence_scores': []}]}} id='run--1' usage_metadata={'input_tokens': 3}`;
    expect(seenOf(body)).toMatchObject({
      format: 'langchain',
      model: 'gemini-2.0-flash',
      text: 'Tea.',
      segments: ['0-4 exact > 0'],
      chunks: ['web tea'],
    });
  });

  it('keeps thinking apart, and says when parts were joined', () => {
    const blocks = [
      { type: 'thinking', thinking: 'Hm.' },
      { type: 'text', text },
    ];
    expect(seenOf(message({ response_metadata: { grounding_metadata: metadata } }, blocks))).toMatchObject(
      read,
    );
    const later = {
      groundingChunks: [chunk],
      groundingSupports: [{ segment: { ...first, partIndex: 1 }, groundingChunkIndices: [0] }],
    };
    expect(seenOf(message({ response_metadata: { grounding_metadata: later } })).said).toContain(
      'input/lossy-writer /response_metadata/grounding_metadata/groundingSupports/0',
    );
  });

  it('in a conversation is shown by its latest grounded message, with what was asked before it', () => {
    const said = (words: string, type = 'human'): Json => ({ type, content: words, response_metadata: {} });
    const grounded = message({ response_metadata: { grounding_metadata: metadata } });
    const body = { messages: [said('When?'), grounded, said('Thanks'), said('You are welcome.', 'ai')] };
    expect(seenOf(body)).toMatchObject({ format: 'langchain', question: 'When?', ...read });
    const { choices, shown } = opened(body);
    expect(choices.map(({ id, label }) => [id, label])).toEqual([
      ['langchain:/messages/1', 'a LangChain message, message 2'],
      ['langchain:/messages/3', 'a LangChain message, message 4'],
    ]);
    expect(shown).toBe('langchain:/messages/1');
    expect(seenOf(body, 'langchain:/messages/3')).toMatchObject({
      question: 'Thanks',
      text: 'You are welcome.',
    });
  });

  it('streamed is put together from its chunks', () => {
    const piece = (words: string, more: { [key: string]: Json } = {}): Json => ({
      type: 'AIMessageChunk',
      id: 'run-1',
      content: words,
      response_metadata: more,
    });
    const body = [
      piece('Café öffnet um acht.'),
      piece(' Tee gibt es auch.', { grounding_metadata: metadata, finish_reason: 'STOP' }),
    ];
    expect(seenOf(body)).toMatchObject({ format: 'langchain', ...read });
    expect(opened(body).choices).toHaveLength(1);
  });
});

describe('OpenAI’s chat format', () => {
  const chat = (message: Json, more: { [key: string]: Json } = {}): Json => ({
    object: 'chat.completion',
    model: 'gemini-2.5-flash',
    choices: [{ index: 0, finish_reason: 'stop', message }],
    ...more,
  });
  const said = { role: 'assistant', content: text };
  it.each<[string, string, Json, string]>([
    [
      'LiteLLM',
      'litellm',
      chat(said, { vertex_ai_grounding_metadata: [metadata] }),
      '/vertex_ai_grounding_metadata/0',
    ],
    [
      'LiteLLM, hidden',
      'litellm',
      chat(said, {
        vertex_ai_grounding_metadata: [],
        _hidden_params: { vertex_ai_grounding_metadata: [metadata] },
      }),
      '/_hidden_params/vertex_ai_grounding_metadata/0',
    ],
    [
      'in the message',
      'openai-gateway',
      chat({ ...said, extra_content: { google: { grounding_metadata: metadata } } }),
      '/choices/0/message/extra_content/google/grounding_metadata',
    ],
    [
      'in camel case',
      'openai-gateway',
      chat({ ...said, groundingMetadata: metadata }),
      '/choices/0/message/groundingMetadata',
    ],
    [
      'at the top',
      'openai-gateway',
      chat(said, { extra_content: { google: { groundingMetadata: metadata } } }),
      '/extra_content/google/groundingMetadata',
    ],
  ])('%s', (_, format, body, at) => {
    expect(seenOf(body)).toMatchObject({ format, model: 'gemini-2.5-flash', ...read, said: [noText(at)] });
  });

  it('in chunks is one text', () => {
    const delta = (words: string, more: { [key: string]: Json } = {}): Json => ({
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: { content: words, ...more } }],
    });
    const body = [
      delta('Café öffnet '),
      delta('um acht. Tee gibt es auch.'),
      delta('', { extra_content: { google: { grounding_metadata: metadata } } }),
    ];
    const events = body.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    expect(seenOf(`${events}data: [DONE]\n\n`)).toMatchObject({ format: 'openai-gateway', ...read });
  });

  it('with annotations alone says what they lack', () => {
    const annotations = [
      {
        type: 'url_citation',
        url_citation: { start_index: 23, end_index: 40, url: 'https://example.org/tea', title: 'tea' },
      },
    ];
    const view = seenOf(chat({ ...said, annotations }, { vertex_ai_grounding_metadata: [] }));
    expect(view).toMatchObject({
      format: 'litellm',
      segments: ['21-38 unverified > 0'],
      chunks: ['web tea'],
    });
    expect(view.said).toContain('input/lossy-writer /choices/0/message/annotations');
  });

  it('tells how many further choices there are', () => {
    const body = { ...Object(chat(said)), choices: [{ message: said }, { message: said }] };
    expect(seenOf(body).said).toContain('answer/other-candidates ');
  });
});

describe('Genkit', () => {
  const custom = {
    candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP', groundingMetadata: metadata }],
    modelVersion: 'm',
  };
  const request = { messages: [{ role: 'user', content: [{ text: 'When?' }] }] };
  it('is read by the copy of the service’s response', () => {
    const body = { message: { role: 'model', content: [{ text }] }, finishReason: 'stop', custom, request };
    expect(seenOf(body)).toMatchObject({ format: 'generate-content', question: 'When?', ...read });
  });
  it('has its words in the message when the copy lacks them', () => {
    const body = {
      message: { role: 'model', content: [{ text }] },
      finishReason: 'stop',
      custom: { candidates: [{ groundingMetadata: metadata }] },
    };
    expect(seenOf(body)).toMatchObject({
      format: 'genkit',
      ...read,
      said: [noText('/custom/candidates/0/groundingMetadata')],
    });
  });
  it('that appended what a stream sent twice can be read with each chunk once', () => {
    const { groundingChunks: chunks, groundingSupports: supports } = Object(metadata);
    const twice = { groundingChunks: [...chunks, ...chunks], groundingSupports: [...supports, ...supports] };
    const body = { candidates: [{ ...custom.candidates[0], groundingMetadata: twice }] };
    const all = opened(body);
    expect(all.inspection.chunks).toHaveLength(4);
    expect(all.inspection.diagnostics.map(({ code }) => code)).toContain('input/doubled-metadata');
    expect(all.choices.map(({ id }) => id)).toEqual(['generate-content:', 'generate-content:#once']);
    expect(seenOf(body, 'generate-content:#once')).toMatchObject({
      ...read,
      said: [noText('/candidates/0/groundingMetadata')],
    });
  });
});

describe('the Agent Development Kit', () => {
  const event = (words: string, more: { [key: string]: Json } = {}): Json => ({
    author: 'guide',
    invocationId: 'i',
    content: { role: 'model', parts: [{ text: words }] },
    ...more,
  });
  it.each<[string, Json]>([
    ['an event', event(text, { groundingMetadata: metadata })],
    [
      'in snake case',
      { author: 'guide', invocation_id: 'i', content: { parts: [{ text }] }, grounding_metadata: metadata },
    ],
  ])('%s', (_, body) => {
    expect(seenOf(body)).toMatchObject({ format: 'adk-event', ...read });
  });
  it('streamed without its whole is put together from its pieces', () => {
    const pieces = [
      event('Café öffnet ', { partial: true }),
      event('um acht. Tee gibt es auch.', { partial: true, groundingMetadata: metadata }),
    ];
    const body = [{ author: 'user', content: { parts: [{ text: 'When?' }] } }, ...pieces];
    expect(seenOf(body)).toMatchObject({ format: 'adk-event', question: 'When?', ...read });
  });
  it('a session offers every answer, and shows the latest grounded one', () => {
    const body = { id: 's', events: [event(text, { groundingMetadata: metadata }), event('Bye.')] };
    expect(opened(body).choices.map(({ label }) => label)).toEqual([
      'an event of the Agent Development Kit, event 1',
      'an event of the Agent Development Kit, event 2',
    ]);
    expect(seenOf(body)).toMatchObject(read);
  });
  it.each<[string, Json]>([
    [
      'a message',
      { kind: 'message', parts: [{ kind: 'text', text }], metadata: { adk_grounding_metadata: metadata } },
    ],
    [
      'a status update',
      {
        jsonrpc: '2.0',
        result: {
          status: { message: { parts: [{ kind: 'text', text }] } },
          metadata: { adk_grounding_metadata: metadata },
        },
      },
    ],
    [
      'an artifact',
      {
        artifact: { parts: [{ root: { kind: 'text', text } }] },
        metadata: { adk_grounding_metadata: metadata },
      },
    ],
  ])('over A2A: %s', (_, body) => {
    expect(seenOf(body)).toMatchObject({ format: 'a2a', ...read });
  });
});

describe('the Live API', () => {
  const turn = (words: string, more: { [key: string]: Json }): Json => ({
    serverContent: { modelTurn: { parts: [{ text: words }] }, ...more },
  });
  it('is read message by message', () => {
    const body = [
      turn('Café öffnet um acht.', {}),
      turn(' Tee gibt es auch.', { groundingMetadata: metadata, turnComplete: true }),
    ];
    expect(seenOf(body)).toMatchObject({ format: 'live', ...read });
  });
  it('speaks by its transcription', () => {
    const body = [
      { serverContent: { inputTranscription: { text: 'When?' } } },
      {
        serverContent: {
          modelTurn: { parts: [{ inlineData: { data: 'AA==' } }] },
          outputTranscription: { text },
        },
      },
      { serverContent: { groundingMetadata: metadata, turnComplete: true } },
      turn('Bye.', { turnComplete: true }),
    ];
    expect(seenOf(body)).toMatchObject({ format: 'live', question: 'When?', ...read });
    expect(opened(body).choices.map(({ id, label }) => [id, label])).toEqual([
      ['live:/0', 'messages of the Live API, turn 1'],
      ['live:/3', 'messages of the Live API, turn 2'],
    ]);
  });
});

describe('the Interactions API', () => {
  const file = {
    type: 'file_citation',
    start_index: 0,
    end_index: 22,
    file_name: 'hours.pdf',
    page_number: 3,
  };
  const web = {
    type: 'url_citation',
    start_index: 2,
    end_index: 6,
    url: 'https://example.org/tea',
    title: 'tea',
  };
  it('has annotations that count bytes inside their own block', () => {
    const body = {
      id: 'v1',
      status: 'completed',
      model: 'gemini-3',
      steps: [
        { type: 'thought', signature: 'x' },
        {
          type: 'model_output',
          content: [
            { type: 'text', text: 'Café öffnet um acht.', annotations: [file] },
            { type: 'text', text: '☕ Tee', annotations: [web, { ...web, start_index: 4, end_index: 7 }] },
          ],
        },
      ],
    };
    expect(seenOf(body)).toMatchObject({
      format: 'interactions',
      model: 'gemini-3',
      text: 'Café öffnet um acht.☕ Tee',
      segments: ['0-20 unverified > 0', 'null-null lost > 1', '22-25 unverified > 1'],
      chunks: ['retrieved hours.pdf p3', 'web tea'],
    });
  });
  it('streams them as deltas', () => {
    const delta = (index: number, value: Json): Json => ({ event_type: 'step.delta', index, delta: value });
    const body = [
      { event_type: 'interaction.created', interaction: { id: 'v1', model: 'gemini-3' } },
      delta(0, { type: 'thought_summary', content: { type: 'text', text: 'Hm.' } }),
      delta(1, { type: 'text', text: 'Café öffnet ' }),
      delta(1, { type: 'text', text: 'um acht.' }),
      delta(1, { type: 'text_annotation_delta', annotations: [file] }),
      {
        event_type: 'interaction.completed',
        interaction: { id: 'v1', status: 'completed', model: 'gemini-3' },
      },
    ];
    const events = body.map((event) => `event: x\ndata: ${JSON.stringify(event)}\n\n`).join('');
    expect(seenOf(events)).toMatchObject({
      format: 'interactions',
      model: 'gemini-3',
      text: 'Café öffnet um acht.',
      segments: ['0-20 unverified > 0'],
    });
  });
});

it('a program’s own record with a text and its metadata is read', () => {
  const body = { level: 'info', data: { question: 'When?', answer: text, grounding_metadata: metadata } };
  expect(seenOf(body)).toMatchObject({
    format: 'loose-answer',
    ...read,
    said: [noText('/data/grounding_metadata')],
  });
});
