import { describe, expect, test } from 'vitest';
import {
  answerOf,
  contents,
  corpus,
  fileSearchTool,
  location,
  model,
  question,
  ragTool,
} from './testing/ask';

const refused = (field: string, description: string) => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: description,
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [{ field, description }],
        },
      ],
    },
  },
});
const tooLong = (field: string, characters: number, most: number) =>
  refused(field, `${field} has ${characters} characters; it may have at most ${most}.`);

const retrieve = (text: string, ragRetrievalConfig: object = {}, ragFileIds: string[] = []) => ({
  vertexRagStore: { ragResources: [{ ragCorpus: corpus, ragFileIds }] },
  query: { text, ragRetrievalConfig },
});
const answer = (query: string, metadataFilters: object[] = []) => ({
  contents: contents(),
  answerStyle: 'EXTRACTIVE',
  semanticRetriever: { source: 'corpora/handbook', query: { parts: [{ text: query }] }, metadataFilters },
});
const inline = { inlinePassages: { passages: [{ id: 'p', content: { parts: [{ text: 'Leave.' }] } }] } };

describe('a question may have 8000 characters', () => {
  const asking: [string, string, (text: string) => unknown][] = [
    [`v1/${location}:retrieveContexts`, 'query.text', (text) => retrieve(text)],
    [
      `v1/${model}:generateContent`,
      'contents[0]',
      (text) => ({ contents: contents(text), tools: [ragTool(2)] }),
    ],
    [
      'v1beta/models/g:generateContent',
      'contents[0]',
      (text) => ({ contents: contents(text), tools: [fileSearchTool(2)] }),
    ],
    ['v1beta/corpora/handbook:query', 'query', (query) => ({ query })],
    ['v1beta/corpora/handbook/documents/glossary:query', 'query', (query) => ({ query })],
    ['v1beta/models/aqa:generateAnswer', 'semantic_retriever.query', (text) => answer(text)],
    [
      'v1beta/models/aqa:generateAnswer',
      'contents[0]',
      (text) => ({ contents: contents(text), answerStyle: 'EXTRACTIVE', ...inline }),
    ],
  ];

  test.each(asking)('%s, %s', async (path, field, body) => {
    const longest = `${question} `.padEnd(8000, 'leave ');
    expect((await answerOf(path, body(longest))).status).toBe(200);
    expect(await answerOf(path, body(`${longest}!`))).toEqual(tooLong(field, 8001, 8000));
    for (const text of ['leave '.repeat(2_000_000), 'x'.repeat(100_000)])
      expect(await answerOf(path, body(text))).toEqual(tooLong(field, text.length, 8000));
  });

  test('only the last turn is a question', async () => {
    const turns = [...contents('leave '.repeat(2000)), { role: 'model', parts: [{ text: 'Yes.' }] }];
    const body = { contents: [...turns, ...contents()], tools: [ragTool(2)] };
    expect((await answerOf(`v1/${model}:generateContent`, body)).status).toBe(200);
  });

  test('the answer tells the whole question, however much of it the sentence model got', async () => {
    const asked = `${question} ${'leave '.repeat(500)}`;
    const body = { contents: contents(asked), tools: [ragTool(2)] };
    expect(await answerOf(`v1/${model}:generateContent`, body)).toMatchObject({
      body: { candidates: [{ groundingMetadata: { retrievalQueries: [asked] } }] },
    });
  });
});

describe('a filter expression may have 8000 characters', () => {
  const filtering: [string, string, (metadataFilter: string) => unknown][] = [
    [
      `v1/${location}:retrieveContexts`,
      'query.rag_retrieval_config.filter.metadata_filter',
      (metadataFilter) => retrieve(question, { filter: { metadataFilter } }),
    ],
    [
      `v1/${model}:generateContent`,
      'tools[0].retrieval.vertex_rag_store.rag_retrieval_config.filter.metadata_filter',
      (metadataFilter) => ({
        contents: contents(),
        tools: [
          {
            retrieval: {
              vertexRagStore: {
                ragResources: [{ ragCorpus: corpus }],
                ragRetrievalConfig: { filter: { metadataFilter } },
              },
            },
          },
        ],
      }),
    ],
    [
      'v1beta/models/g:generateContent',
      'tools[0].file_search.metadata_filter',
      (metadataFilter) => ({
        contents: contents(),
        tools: [{ fileSearch: { fileSearchStoreNames: ['fileSearchStores/handbook'], metadataFilter } }],
      }),
    ],
  ];

  test.each(filtering)('%s', async (path, field, body) => {
    const term = 'type = "md" OR ';
    const longest = `${term.repeat(500)}type = "md"`.padEnd(8000);
    expect((await answerOf(path, body(longest))).status).toBe(200);
    expect(await answerOf(path, body(`${longest} `))).toEqual(tooLong(field, 8001, 8000));
    const many = `${term.repeat(200_000)}type = "md"`;
    expect(await answerOf(path, body(many))).toEqual(tooLong(field, many.length, 8000));
  });

  test.each(filtering)('what is none is told by its field: %s', async (path, field, body) => {
    expect(await answerOf(path, body('type = "md'))).toEqual(
      refused(field, 'Invalid metadata filter: "type = \\"md" can\'t be read from "type = \\"md" on.'),
    );
  });
});

describe('metadata filters may have 200 conditions', () => {
  const key = 'chunk.custom_metadata.words';
  const conditions = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ numericValue: at, operation: 'GREATER' }));
  const filtering: [string, string, (filters: object[]) => unknown][] = [
    [
      'v1beta/corpora/handbook:query',
      'metadata_filters',
      (metadataFilters) => ({ query: question, metadataFilters }),
    ],
    [
      'v1beta/corpora/handbook/documents/glossary:query',
      'metadata_filters',
      (metadataFilters) => ({ query: question, metadataFilters }),
    ],
    [
      'v1beta/models/aqa:generateAnswer',
      'semantic_retriever.metadata_filters',
      (filters) => answer(question, filters),
    ],
  ];

  test.each(filtering)('%s', async (path, field, body) => {
    const halves = [
      { key, conditions: conditions(100) },
      { key, conditions: conditions(100) },
    ];
    expect((await answerOf(path, body(halves))).status).toBe(200);
    const more = { key, conditions: conditions(1) };
    const tooMany = (count: number) =>
      refused(field, `At most 200 conditions are supported, and ${count} were sent.`);
    expect(await answerOf(path, body([...halves, more]))).toEqual(tooMany(201));
    expect(await answerOf(path, body([{ key, conditions: conditions(100_000) }]))).toEqual(tooMany(100_000));
    expect(await answerOf(path, body(Array.from({ length: 50_000 }, () => ({ key }))))).toEqual(
      tooMany(50_000),
    );
  });

  test.each(filtering)('keys and texts of 1000 characters: %s', async (path, field, body) => {
    const filter = (name: string, stringValue: string) => [
      { key: `chunk.custom_metadata.${name}`, conditions: [{ stringValue, operation: 'EQUAL' }] },
    ];
    const long = 'x'.repeat(1000);
    expect((await answerOf(path, body(filter('words', long)))).status).toBe(200);
    expect(await answerOf(path, body(filter('words', `${long}x`)))).toEqual(
      tooLong(`${field}[0].conditions[0].string_value`, 1001, 1000),
    );
    expect(await answerOf(path, body(filter(long, 'x')))).toEqual(tooLong(`${field}[0].key`, 1022, 1000));
  });
});

test('a search may be restricted to 1000 files', async () => {
  const files = (count: number) => Array.from({ length: count }, () => 'annual-leave-policy');
  const path = `v1/${location}:retrieveContexts`;
  expect((await answerOf(path, retrieve(question, {}, files(1000)))).status).toBe(200);
  expect(await answerOf(path, retrieve(question, {}, files(1001)))).toEqual(
    refused(
      'vertex_rag_store.rag_resources[0].rag_file_ids',
      'At most 1000 files can be named, and 1001 were sent.',
    ),
  );
});
