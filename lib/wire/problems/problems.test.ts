import { describe, expect, test } from 'vitest';
import type { GeminiRetrieval, MetadataCondition, ModelSettings, Target, VertexTarget } from '../../target';
import { contentSettings, geminiTarget, vertexTarget } from '../testing/targets';
import { problemsOf } from '.';

const found = (target: Target) => problemsOf(target).map(({ field, message }) => `${field}: ${message}`);

type Retrieval = VertexTarget['retrieval'];
type Generation = VertexTarget['generation'];

test('settings that the services take have none', () => {
  expect(found(vertexTarget())).toEqual([]);
  expect(found(geminiTarget())).toEqual([]);
});

test('the embedded engine has no rules of its own', () => {
  expect(
    found({
      backend: 'embedded',
      corpus: 'x',
      retrieval: { topK: 1, threshold: null, fileIds: [] },
      generation: { maxOutputTokens: null },
    }),
  ).toEqual([]);
});

describe('the name of a corpus', () => {
  test.each([
    ['', 'is no name of a corpus'],
    ['4611686018427387904', 'is only an id'],
    ['projects/acme/locations/global/ragCorpora/1', 'Corpora live in single regions'],
    ['projects/acme/locations/eu/ragCorpora/1', 'Corpora live in single regions'],
    ['projects/acme/locations/europe-west4/ragCorpora/1/', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/..', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/a..b', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/1?x=1', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/1#x', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/1%2F2', 'is no name of a corpus'],
    ['projects/acme/locations/europe-west4/ragCorpora/1\n', 'is no name of a corpus'],
    ['projects/../locations/europe-west4/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme/locations/evil.example/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme/locations/evil/ragCorpora/1', 'Corpora live in single regions'],
    ['projects/acme/locations/x.evil-host1/ragCorpora/1', 'is no name of a corpus'],
    ['corpora/cafe', 'is no name of a corpus'],
  ])('%j', (corpus, why) => {
    const problems = problemsOf({ ...vertexTarget(), corpus });
    expect(problems).toEqual([{ field: 'corpus', message: expect.stringContaining(why) }]);
  });

  test.each(['acme', '123', 'example.com:search'])('in the project %s', (project) => {
    expect(
      found({ ...vertexTarget(), corpus: `projects/${project}/locations/us-east1/ragCorpora/a-1` }),
    ).toEqual([]);
  });
});

describe('retrieval from Vertex', () => {
  test.each<[Partial<Retrieval>, string[]]>([
    [{ topK: 1 }, []],
    [{ topK: 100 }, []],
    [{ topK: 0 }, ['retrieval.topK: 0 is outside 1 to 100, the contexts one question can bring.']],
    [{ topK: 101 }, ['retrieval.topK: 101 is outside 1 to 100, the contexts one question can bring.']],
    [{ topK: 2.5 }, ['retrieval.topK: 2.5 is not a whole number.']],
    [{ threshold: { kind: 'distance', value: 0 } }, []],
    [{ threshold: { kind: 'distance', value: 2 } }, []],
    [
      { threshold: { kind: 'distance', value: 2.01 } },
      ['retrieval.threshold.value: 2.01 is outside 0 to 2, the range of the cosine distance.'],
    ],
    [
      { threshold: { kind: 'distance', value: Number.NaN } },
      ['retrieval.threshold.value: NaN is outside 0 to 2, the range of the cosine distance.'],
    ],
    [{ threshold: { kind: 'similarity', value: -40 } }, []],
    [
      { threshold: { kind: 'similarity', value: Number.POSITIVE_INFINITY } },
      ['retrieval.threshold.value: The threshold is no number.'],
    ],
    [{ fileIds: ['5531', '5532'] }, []],
    [
      { fileIds: ['5531', 'projects/acme/locations/europe-west4/ragCorpora/77/ragFiles/5532'] },
      [
        'retrieval.fileIds.1: "projects/acme/locations/europe-west4/ragCorpora/77/ragFiles/5532" must be a bare id: the last part of the file\'s full name.',
      ],
    ],
    [{ metadataFilter: ' ' }, []],
    [
      { metadataFilter: 'a\udc00' },
      [
        'retrieval.metadataFilter: This holds half of a character (a lone surrogate), which has no form in UTF-8.',
      ],
    ],
    [
      { ranking: { kind: 'rank-service', model: ' ' } },
      [
        'retrieval.ranking.model: A ranking needs a model, such as semantic-ranker-512@latest for the rank service.',
      ],
    ],
    [{ hybridAlpha: 0 }, []],
    [
      { hybridAlpha: 1.1 },
      ['retrieval.hybridAlpha: 1.1 is outside 0 to 1, from sparse search only to dense search only.'],
    ],
  ])('%j', (retrieval, problems) => {
    expect(found(vertexTarget(retrieval))).toEqual(problems);
  });
});

describe('model and location on Vertex', () => {
  const noModel = (name: string) =>
    `generation.model: ${JSON.stringify(name)} is no model: write an id such as gemini-3.5-flash, publishers/PUBLISHER/models/ID, or projects/PROJECT/locations/LOCATION/endpoints/ID.`;
  const noLocation = (name: string) =>
    `generation.location: ${JSON.stringify(name)} is no location: take a region, global, us or eu.`;

  test.each<[Partial<Generation>, string[]]>([
    [{ model: ' ' }, ['generation.model: No model is named.']],
    ...['../m', 'a/b', 'm?x', 'm#x', 'm:n', 'm n', 'm..n', 'tunedModels/m', 'publishers/a/b/models/m'].map(
      (model): [Partial<Generation>, string[]] => [{ model }, [noModel(model)]],
    ),
    ...['', 'Europe', 'evil.example', 'us-east1.evil.example', 'europe-west4/..', 'asia'].map(
      (location): [Partial<Generation>, string[]] => [{ location }, [noLocation(location)]],
    ),
    [
      { model: 'projects/p/locations/us-east1/endpoints/1', location: 'global' },
      ["generation.location: The model's full name says us-east1, so it can't be asked in global."],
    ],
    [
      { model: 'projects/p/locations/mars/endpoints/1' },
      ['generation.model: "mars", in the model\'s name, is no location.'],
    ],
    [
      { model: 'publishers/anthropic/models/claude' },
      ['generation.model: Anthropic’s models are reached by rawPredict, and not by generateContent.'],
    ],
    [
      { model: 'gemini-2.5-flash', location: 'eu' },
      [
        'generation.location: The multi-region "eu" serves Gemini 3 and later; ask gemini-2.5-flash in a region or in global.',
      ],
    ],
    [{ model: 'gemini-2.5-flash', location: 'global' }, []],
  ])('%j', (generation, problems) => {
    expect(found(vertexTarget({}, generation))).toEqual(problems);
  });
});

describe('settings of a model', () => {
  test.each<[Partial<ModelSettings>, string[]]>([
    [
      { temperature: 2.1 },
      ['generation.temperature: 2.1 is outside 0 to 2, the temperatures a model takes.'],
    ],
    [{ topP: -0.1 }, ['generation.topP: -0.1 is outside 0 to 1, the shares of probability.']],
    [
      { maxOutputTokens: 0 },
      ['generation.maxOutputTokens: 0 is outside 1 to 65536, the tokens a model can write.'],
    ],
    [
      { seed: 2 ** 31 },
      ['generation.seed: 2147483648 is outside -2147483648 to 2147483647, the integers of 32 bits.'],
    ],
    [
      {
        safety: [
          { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'OFF' },
          { category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' },
        ],
      },
      [
        'generation.safety.1: HARM_CATEGORY_HARASSMENT has a threshold already; the service takes one for each category.',
      ],
    ],
    [
      { systemInstruction: '\ud83d' },
      [
        'generation.systemInstruction: This holds half of a character (a lone surrogate), which has no form in UTF-8.',
      ],
    ],
  ])('%j', (settings, problems) => {
    expect(found(vertexTarget({}, settings))).toEqual(problems);
    const generation = { ...contentSettings({ kind: 'google-search' }), ...settings };
    expect(found({ backend: 'gemini', retrieval: null, generation })).toEqual(problems);
  });
});

describe('thinking', () => {
  const thinking = (budget: number | null, level: 'LOW' | null = null, includeThoughts = false) => ({
    budget,
    level,
    includeThoughts,
  });
  test.each<[string, ModelSettings['thinking'], string[]]>([
    ['gemini-3.5-flash', thinking(null, 'LOW', true), []],
    ['gemini-3.5-flash', thinking(-1), []],
    ['gemini-2.0-flash', thinking(null), []],
    [
      'gemini-3.5-flash',
      thinking(100, 'LOW'),
      ['level: A thinking budget is set too, and the service takes one of the two.'],
    ],
    [
      'gemini-2.5-flash',
      thinking(null, 'LOW'),
      ['level: gemini-2.5-flash takes a thinking budget; levels came with Gemini 3.'],
    ],
    [
      'gemini-3.5-flash',
      thinking(0, null, true),
      ['includeThoughts: A budget of 0 turns thinking off, and then there are no thoughts to include.'],
    ],
    [
      'gemini-3.5-flash',
      thinking(-2),
      ['budget: -2 is outside -1 to 2147483647, of which -1 lets the model decide and 0 turns thinking off.'],
    ],
    [
      'publishers/google/models/gemini-2.5-pro',
      thinking(0),
      [
        'budget: 0 is no budget for publishers/google/models/gemini-2.5-pro, which takes 128 to 32768, or -1 (the model decides); it can’t be turned off.',
      ],
    ],
    ['gemini-2.5-flash', thinking(0), []],
    [
      'gemini-2.5-flash-lite',
      thinking(100),
      [
        'budget: 100 is no budget for gemini-2.5-flash-lite, which takes 512 to 24576, or 0 (off) or -1 (the model decides).',
      ],
    ],
  ])('%s: %j', (model, settings, problems) => {
    expect(found(vertexTarget({}, { model, thinking: settings }))).toEqual(
      problems.map((problem) => `generation.thinking.${problem}`),
    );
  });

  test('of a model that does not', () => {
    expect(found(vertexTarget({}, { model: 'gemini-2.0-flash', thinking: thinking(100) }))).toEqual([
      'generation.thinking: gemini-2.0-flash does not think; the service refuses thinking settings for it.',
    ]);
  });
});

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
    expect(found(geminiTarget(retrieval))).toEqual(problems);
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
    ['texts joined by OR', { filters: [year(text, { operation: 'NOT_EQUAL', value: '' })] }, []],
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
    ...['year', 'chunk.customMetadata.year', 'chunk.custom_metadata.', 'corpus.custom_metadata.year'].map(
      (key): [string, Partial<GeminiRetrieval>, string[]] => [
        key,
        { filters: [{ key, conditions: [from] }] },
        [
          `0.key: ${JSON.stringify(key)} must read chunk.custom_metadata.KEY or document.custom_metadata.KEY, in snake_case.`,
        ],
      ],
    ),
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
    expect(found(geminiTarget(retrieval))).toEqual(problems.map((problem) => `retrieval.filters.${problem}`));
  });
});

describe('the answer of the Gemini API', () => {
  test('generateAnswer', () => {
    expect(
      found({ ...geminiTarget({}, { model: 'tunedModels/m', temperature: 1.1 }), retrieval: null }),
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
    expect(found({ backend: 'gemini', retrieval: null, generation })).toEqual(
      problems.map((problem) => `generation.tool.${problem}`),
    );
  });
});
