import { describe, expect, test } from 'vitest';
import type { GeminiRetrieval, MetadataCondition } from '../../target';
import { problemLines } from '../testing/problem-lines';
import { contentSettings, geminiTarget } from '../testing/targets';

describe('names of the Gemini API', () => {
  const idRule = 'an id is at most 40 lower-case letters, digits and dashes, with no dash at either end';
  test.each<[Partial<GeminiRetrieval>, string[]]>([
    [{ corpus: `corpora/${'a'.repeat(40)}` }, []],
    ...[
      'cafe',
      'corpora/',
      'corpora/-a',
      'corpora/a-',
      'corpora/A',
      'corpora/a/b',
      `corpora/${'a'.repeat(41)}`,
    ].map((corpus): [Partial<GeminiRetrieval>, string[]] => [
      { corpus },
      [
        `retrieval.corpus: ${JSON.stringify(corpus)} is no name of a corpus; it must read corpora/ID, and ${idRule}.`,
      ],
    ]),
    [
      { document: 'hours' },
      [
        `retrieval.document: "hours" is no name of a document; it must read corpora/cafe/documents/ID, and ${idRule}.`,
      ],
    ],
    [
      { document: 'corpora/other/documents/hours' },
      [
        'retrieval.document: "corpora/other/documents/hours" lies in another corpus than the one chosen, corpora/cafe.',
      ],
    ],
    [
      { resultsCount: 101 },
      ['retrieval.resultsCount: 101 is outside 1 to 100, the chunks one query can bring.'],
    ],
  ])('%j', (retrieval, problems) => {
    expect(problemLines(geminiTarget(retrieval))).toEqual(problems);
  });
});

describe('metadata filters', () => {
  const year = (...conditions: MetadataCondition[]) => ({ key: 'chunk.custom_metadata.year', conditions });
  const from: MetadataCondition = { operation: 'GREATER', value: 2015 };
  const to: MetadataCondition = { operation: 'LESS_EQUAL', value: 2020 };
  const text: MetadataCondition = { operation: 'EQUAL', value: '2020' };
  const list: MetadataCondition = { operation: 'INCLUDES', value: '2020' };

  test.each<[string, Partial<GeminiRetrieval>, string[]]>([
    ['a range of numbers', { filters: [year(from), year(to)] }, []],
    ['texts joined by OR', { filters: [year(text, { operation: 'NOT_EQUAL', value: ' ' })] }, []],
    [
      'texts joined by AND',
      { filters: [year(text), year(text)] },
      [
        '1.conditions: "chunk.custom_metadata.year" is filtered twice, and AND on one key works for numbers only; put the texts into one filter, where they are joined by OR.',
      ],
    ],
    [
      'a key with two types',
      { filters: [year(from, text, list)] },
      [
        '0.conditions.1: "chunk.custom_metadata.year" is compared with a number and with a text; it holds one of them, and the other comparison finds nothing without an error.',
        '0.conditions.2: "chunk.custom_metadata.year" is compared with a number and with a list of texts; it holds one of them, and the other comparison finds nothing without an error.',
      ],
    ],
    [
      'no condition',
      { filters: [year()] },
      ['0.conditions: The filter on "chunk.custom_metadata.year" has no condition.'],
    ],
    [
      'a number that is none',
      { filters: [year({ operation: 'EQUAL', value: 1e39 })] },
      ['0.conditions.0.value: 1e+39 does not fit the field, a 32-bit float.'],
    ],
    [
      'no key yet',
      { filters: [{ key: 'chunk.custom_metadata.', conditions: [from] }] },
      ['0.key: Name a key.'],
    ],
    [
      'no value yet, of a text and of a list',
      {
        filters: [
          year({ operation: 'EQUAL', value: '' }),
          { ...year({ operation: 'INCLUDES', value: '' }), key: 'chunk.custom_metadata.tags' },
        ],
      },
      ['0.conditions.0.value: Give a value.', '1.conditions.0.value: Give a value.'],
    ],
    [
      'no value yet, of a number',
      { filters: [year({ operation: 'LESS', value: Number.NaN })] },
      ['0.conditions.0.value: Give a value.'],
    ],
    ['snake_case', { filters: [{ key: 'document.custom_metadata.year_2', conditions: [from] }] }, []],
    ...[
      'year',
      'chunk.customMetadata.year',
      'corpus.custom_metadata.year',
      'chunk.custom_metadata.Bad Key',
      'chunk.custom_metadata.a.b"c',
      'chunk.custom_metadata.year\n',
    ].map((key): [string, Partial<GeminiRetrieval>, string[]] => [
      key,
      { filters: [{ key, conditions: [from] }] },
      [
        `0.key: ${JSON.stringify(key)} must read chunk.custom_metadata.KEY or document.custom_metadata.KEY, with KEY in snake_case (a to z, 0 to 9, _).`,
      ],
    ]),
    [
      'keys of documents in a query of one',
      {
        document: 'corpora/cafe/documents/hours',
        filters: [{ key: 'document.custom_metadata.year', conditions: [from] }],
      },
      [
        '0.key: A query of one document takes no keys of documents; filter by chunk.custom_metadata, or query the corpus.',
      ],
    ],
  ])('%s', (_, retrieval, problems) => {
    expect(problemLines(geminiTarget(retrieval))).toEqual(
      problems.map((problem) => `retrieval.filters.${problem}`),
    );
  });
});

describe('the answer of the Gemini API', () => {
  test('generateAnswer', () => {
    expect(
      problemLines({ ...geminiTarget({}, { model: 'tunedModels/m', temperature: 1.1 }), retrieval: null }),
    ).toEqual([
      'retrieval: generateAnswer grounds its answer in a corpus, and none is chosen.',
      'generation.model: "tunedModels/m" is no model; write an id such as gemini-3.5-flash, or models/ID.',
      'generation.temperature: 1.1 is outside 0 to 1, the temperatures generateAnswer takes.',
    ]);
  });

  test.each<[string[], number | null, string[]]>([
    [['fileSearchStores/a-1', 'fileSearchStores/b'], 100, []],
    [[], null, ['stores: File Search needs a store to search in.']],
    [
      ['fileSearchStores/a', 'a/../b'],
      null,
      ['stores.1: "a/../b" is no File Search store; it must read fileSearchStores/ID.'],
    ],
    [['fileSearchStores/a'], 0, ['topK: 0 is outside 1 to 100, the chunks one question can bring.']],
  ])('File Search in %j, %j chunks', (stores, topK, problems) => {
    const generation = contentSettings({ kind: 'file-search', stores, topK, metadataFilter: null });
    expect(problemLines({ backend: 'gemini', retrieval: null, generation })).toEqual(
      problems.map((problem) => `generation.tool.${problem}`),
    );
  });
});
