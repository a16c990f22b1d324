import { expect, test } from 'vitest';
import { askedWith, compose, open, search } from '../retrieval';
import { answerEvents, contextsResponse, fileSearchDialect, wholeAnswer } from './wire';

const text = '# Öffnung\n\nDas Café öffnet um 8 Uhr ☕. Das Café schließt um 18 Uhr 🙂!';
const opened = open([{ id: 'zeiten', name: 'zeiten.md', title: 'Öffnung', text }], 'mixed');

function asking(question: string, tokens: number | null = null) {
  const asked = askedWith(question, null);
  const found = search(opened, asked, { topK: 5 });
  const hits = found.ok ? found.value : [];
  return { hits, events: answerEvents(opened, hits, compose(opened, asked, hits, tokens), question, 'r1') };
}

test('contexts carry uri, name, text, score and chunk; none is an empty message', () => {
  const { hits } = asking('Wann öffnet das Café?');
  expect(contextsResponse(opened, hits)).toEqual({
    contexts: {
      contexts: [
        {
          sourceUri: 'zeiten.md',
          sourceDisplayName: 'zeiten.md',
          text,
          score: hits[0]?.distance,
          chunk: { text },
        },
      ],
    },
  });
  expect(contextsResponse(opened, [])).toEqual({ contexts: {} });
});

test('one event a sentence; the last carries reason, metadata and usage, and leaves zeros out', () => {
  const { events } = asking('Um wie viel Uhr ist das Café da?');
  expect(events).toMatchObject([
    {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: 'Das Café öffnet um 8 Uhr ☕.' }] },
          groundingMetadata: {},
        },
      ],
      modelVersion: 'embedded-extractive-1',
      responseId: 'r1',
    },
    {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: ' Das Café schließt um 18 Uhr 🙂!' }] },
          finishReason: 'STOP',
          groundingMetadata: {
            retrievalQueries: ['Um wie viel Uhr ist das Café da?'],
            groundingChunks: [
              { retrievedContext: { uri: 'zeiten.md', title: 'zeiten.md', text, ragChunk: { text } } },
            ],
            groundingSupports: [
              { segment: { endIndex: 31, text: 'Das Café öffnet um 8 Uhr ☕.' }, groundingChunkIndices: [0] },
              {
                segment: { startIndex: 32, endIndex: 67, text: 'Das Café schließt um 18 Uhr 🙂!' },
                groundingChunkIndices: [0],
              },
            ],
          },
        },
      ],
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 17, totalTokenCount: 26 },
    },
  ]);
  expect(events[0]?.candidates[0]).not.toHaveProperty('finishReason');
  const metadata = events[1]?.candidates[0]?.groundingMetadata;
  expect(JSON.stringify(metadata)).not.toContain('"startIndex":0');
});

test('a limit ends the answer early and says so', () => {
  const { events } = asking('Um wie viel Uhr ist das Café da?', 8);
  expect(events.map((event) => event.candidates[0]?.content.parts[0]?.text)).toEqual([
    'Das Café öffnet um 8 Uhr ☕.',
  ]);
  expect(events[0]?.candidates[0]).toMatchObject({ finishReason: 'MAX_TOKENS' });
});

test('a refusal is one event without supports, and lists what was retrieved', () => {
  const { events } = asking('Wer war eigentlich Napoleon?');
  expect(events).toHaveLength(1);
  expect(events[0]?.candidates[0]).toEqual({
    content: { role: 'model', parts: [{ text: 'Die Dokumente enthalten keine Antwort auf diese Frage.' }] },
    finishReason: 'STOP',
    groundingMetadata: { retrievalQueries: ['Wer war eigentlich Napoleon?'] },
  });
});

test('as one response, the same answer: text joined, the rest from the last event', () => {
  const { events } = asking('Um wie viel Uhr ist das Café da?');
  const whole = wholeAnswer(events);
  expect(whole).toEqual({
    ...events.at(-1),
    candidates: [
      {
        ...events.at(-1)?.candidates[0],
        content: {
          role: 'model',
          parts: [{ text: 'Das Café öffnet um 8 Uhr ☕. Das Café schließt um 18 Uhr 🙂!' }],
        },
      },
    ],
  });
});

test('File Search tells the store, and neither queries nor addresses', () => {
  const question = 'Wann öffnet das Café?';
  const asked = askedWith(question, null);
  const found = search(opened, asked, { topK: 5 });
  const hits = found.ok ? found.value : [];
  const composed = compose(opened, asked, hits, null);
  const dialect = fileSearchDialect('fileSearchStores/cafe');
  const [last] = answerEvents(opened, hits, composed, question, 'r1', dialect).slice(-1);
  const { groundingSupports, ...metadata } = last?.candidates[0]?.groundingMetadata ?? {};
  expect(groundingSupports).not.toHaveLength(0);
  expect(metadata).toEqual({
    groundingChunks: [
      { retrievedContext: { title: 'zeiten.md', text, fileSearchStore: 'fileSearchStores/cafe' } },
    ],
  });
});
