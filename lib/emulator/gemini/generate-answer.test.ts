import { describe, expect, test } from 'vitest';
import { answerOf, contents, question } from '../testing/ask';

const path = 'v1beta/models/aqa:generateAnswer';
const passages = [
  {
    id: 'hours',
    content: { parts: [{ text: 'Welcome.' }, { text: 'The mill opens at 8. It closes at 17.' }] },
  },
  { id: 'rye', content: { parts: [{ text: 'The mill grinds rye and wheat.' }] } },
];
const inline = (text: string, more: object = {}) => ({
  answerStyle: 'EXTRACTIVE',
  contents: contents(text),
  inlinePassages: { passages },
  ...more,
});

describe('over passages of the request', () => {
  test('the statement that answers, its passage and part, and how surely it does', async () => {
    const { status, body } = await answerOf(path, inline('When does the mill open?'));
    expect(status).toBe(200);
    expect(body).toEqual({
      answer: {
        content: { parts: [{ text: 'The mill opens at 8.' }], role: 'model' },
        finishReason: 'STOP',
        groundingAttributions: [
          {
            sourceId: { groundingPassage: { passageId: 'hours', partIndex: 1 } },
            content: { parts: [{ text: 'The mill opens at 8. It closes at 17.' }] },
          },
        ],
      },
      answerableProbability: expect.any(Number),
    });
    expect(Reflect.get(Object(body), 'answerableProbability')).toBeGreaterThan(0.5);
  });

  test('the first part of a passage needs no index', async () => {
    const { body } = await answerOf(path, inline('What does the mill grind?'));
    expect(body).toMatchObject({
      answer: {
        groundingAttributions: [{ sourceId: { groundingPassage: { passageId: 'rye' } } }],
      },
    });
    expect(JSON.stringify(body)).not.toContain('partIndex');
  });

  test('what they do not tell is said so, with nothing to rest on and little probability', async () => {
    const { body } = await answerOf(path, inline('Who was Napoleon?'));
    expect(body).toEqual({
      answer: {
        content: {
          parts: [{ text: 'The documents do not hold an answer to this question.' }],
          role: 'model',
        },
        finishReason: 'STOP',
      },
      answerableProbability: 0,
    });
  });

  test('passages in another language', async () => {
    const german = [{ id: 'zeiten', content: { parts: [{ text: 'Die Mühle öffnet um 8 Uhr.' }] } }];
    const { body } = await answerOf(
      path,
      inline('Wann öffnet die Mühle?', { inlinePassages: { passages: german } }),
    );
    expect(body).toMatchObject({ answer: { content: { parts: [{ text: 'Die Mühle öffnet um 8 Uhr.' }] } } });
  });
});

describe('over a corpus', () => {
  const semantic = (more: object = {}) => ({
    answerStyle: 'EXTRACTIVE',
    contents: contents(),
    semanticRetriever: { source: 'corpora/handbook', query: { parts: [{ text: question }] }, ...more },
  });

  test('attributions name chunks of the corpus', async () => {
    const { body } = await answerOf(path, semantic());
    const source = 'corpora/handbook';
    expect(body).toMatchObject({
      answer: {
        content: { parts: [{ text: 'Up to **five days** may be carried into the next year.' }] },
        groundingAttributions: [
          {
            sourceId: {
              semanticRetrieverChunk: {
                source,
                chunk: expect.stringMatching(
                  /^corpora\/handbook\/documents\/annual-leave-policy\/chunks\/\d+$/,
                ),
              },
            },
          },
        ],
      },
    });
    const [chunk = ''] = /corpora\/handbook\/documents\/[\w-]+\/chunks\/\d+/.exec(JSON.stringify(body)) ?? [];
    expect((await answerOf(`v1beta/${chunk}`)).body).toMatchObject({
      data: { stringValue: expect.stringContaining('Up to **five days** may be carried') },
    });
  });

  test('one document, filters and the least relevance restrict what is found', async () => {
    const nothing = {
      answer: { content: { parts: [{ text: expect.stringMatching(/^The documents do not hold/) }] } },
    };
    for (const more of [
      { source: 'corpora/handbook/documents/glossary' },
      { minimumRelevanceScore: 0.9 },
      {
        metadataFilters: [
          { key: 'document.custom_metadata.type', conditions: [{ stringValue: 'pdf', operation: 'EQUAL' }] },
        ],
      },
    ])
      expect((await answerOf(path, semantic(more))).body).toMatchObject(nothing);
  });

  test.each<[string, object, string]>([
    [
      'a source that is none',
      { source: 'handbook' },
      '"handbook" is neither corpora/{corpus} nor corpora/{corpus}/documents/{document}.',
    ],
    ['a corpus that is not there', { source: 'corpora/none' }, 'The corpus corpora/none is not found.'],
    ['no query', { query: { parts: [] } }, 'The query must have text.'],
    ['no chunks', { maxChunksCount: 0 }, 'max_chunks_count is 0; it has to be from 1 to 100.'],
  ])('%s', async (_, more, message) => {
    expect((await answerOf(path, semantic(more))).body).toMatchObject({ error: { message } });
  });
});

test.each<[string, object, string]>([
  [
    'no style',
    inline('When?', { answerStyle: null }),
    'An answer style is required: ABSTRACTIVE, EXTRACTIVE or VERBOSE.',
  ],
  ['a temperature beyond 1', inline('When?', { temperature: 1.5 }), 'temperature is 1.5, outside 0..1.'],
  [
    'no source',
    inline('When?', { inlinePassages: null }),
    'Inline passages or a semantic retriever are required.',
  ],
  [
    'passages without text',
    inline('When?', { inlinePassages: { passages: [{ id: 'a' }] } }),
    'At least one passage with text is required.',
  ],
  [
    'two sources',
    inline('When?', { semanticRetriever: {} }),
    "Invalid value (oneof), oneof field 'grounding_source' is already set. Cannot set 'semanticRetriever'",
  ],
])('%s is refused', async (_, request, message) => {
  expect(await answerOf(path, request)).toMatchObject({ status: 400, body: { error: { message } } });
});
