import fc from 'fast-check';
import type {
  GeminiGeneration,
  GeminiRetrieval,
  GeminiTarget,
  MetadataCondition,
  MetadataFilter,
  ModelSettings,
  Threshold,
  VertexTarget,
} from '../../target';

/** Arbitrary settings over every field of the forms, such as the services take: `problemsOf` says nothing of them. */

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const from = (least: number, most: number) => fc.integer({ min: least, max: most });
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Text of any script, with quotes, line ends, control characters and whatever else shells and literals trip over. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '$(date)',
        '$HOME',
        '{x}',
        '!!',
        '\n',
        '\r\n',
        '\t',
        '\0',
        '\u2028',
        '#',
        '%s',
        '%41',
        '&',
        ';',
        '</script>',
        'é',
        'Å',
        '🙂',
        '"""',
        "'''",
        '\\u0041',
        '{{',
        '*',
        '~',
        '@file',
        'Kafé',
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join('')),
);

export const anyQuestion = anyText.filter((text) => text.trim() !== '');

const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);
const location = fc.constantFrom('europe-west4', 'us-central1', 'northamerica-northeast2', 'asia-east1');
const project = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{4,10}[a-z]$/),
  fc.constantFrom('123456', 'acme.com:search'),
);
const corpusName = fc
  .tuple(project, location, fc.oneof(fc.stringMatching(/^[1-9][0-9]{0,18}$/), word))
  .map(([of, at, id]) => `projects/${of}/locations/${at}/ragCorpora/${id}`);

const modelId = fc.oneof(
  fc.constantFrom('gemini-3.5-flash', 'gemini-3.1-pro-preview', 'models/gemini-3.6-flash', 'text-bison@002'),
  word.filter((id) => !/gemini/i.test(id)),
);

const threshold: fc.Arbitrary<Threshold> = fc.oneof(
  fc.record({
    kind: fc.constant('distance' as const),
    value: fc.oneof(fc.constantFrom(0, 2, 0.6), real(0, 2)),
  }),
  fc.record({
    kind: fc.constant('similarity' as const),
    value: fc.oneof(fc.constantFrom(0, -0.5, 1e21), real(-1e6, 1e6)),
  }),
);

/** Rules about thinking are of models: without one in sight any budget goes. */
const thinking: fc.Arbitrary<ModelSettings['thinking']> = orNull(
  fc.oneof(
    fc.record({
      budget: orNull(fc.oneof(fc.constant(-1), from(1, 24_000))),
      level: fc.constant(null),
      includeThoughts: fc.boolean(),
    }),
    fc.record({
      budget: fc.constant(null),
      level: orNull(fc.constantFrom('MINIMAL', 'LOW', 'MEDIUM', 'HIGH')),
      includeThoughts: fc.boolean(),
    }),
    fc.constant({ budget: 0, level: null, includeThoughts: false }),
  ),
);

const safety: fc.Arbitrary<ModelSettings['safety']> = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(
      'HARM_CATEGORY_HATE_SPEECH',
      'HARM_CATEGORY_DANGEROUS_CONTENT',
      'HARM_CATEGORY_HARASSMENT',
      'HARM_CATEGORY_SEXUALLY_EXPLICIT',
    ),
    threshold: fc.constantFrom(
      'BLOCK_LOW_AND_ABOVE',
      'BLOCK_MEDIUM_AND_ABOVE',
      'BLOCK_ONLY_HIGH',
      'BLOCK_NONE',
      'OFF',
    ),
  }),
  { selector: ({ category }) => category, maxLength: 4 },
);

const modelSettings = {
  systemInstruction: orNull(anyText),
  temperature: orNull(real(0, 2)),
  topP: orNull(real(0, 1)),
  maxOutputTokens: orNull(from(1, 65_536)),
  seed: orNull(from(-(2 ** 31), 2 ** 31 - 1)),
  thinking,
  safety,
};

const vertexPlace = fc.oneof(
  fc.record({
    model: fc.oneof(
      modelId,
      word.map((id) => `publishers/meta/models/${id}`),
    ),
    location: orNull(fc.oneof(location, fc.constantFrom('global', 'us', 'eu'))),
  }),
  fc
    .tuple(project, fc.oneof(location, fc.constant('global')), word, fc.boolean())
    .map(([of, at, id, endpoint]) => ({
      model: `projects/${of}/locations/${at}/${endpoint ? 'endpoints' : 'publishers/google/models'}/${id}`,
      location: null,
    })),
);

export const anyVertexTarget: fc.Arbitrary<VertexTarget> = fc.record({
  backend: fc.constant('vertex' as const),
  corpus: corpusName,
  retrieval: fc.record({
    topK: orNull(from(1, 100)),
    threshold: orNull(threshold),
    fileIds: fc.array(fc.stringMatching(/^[0-9]{1,19}$/), { maxLength: 3 }),
    metadataFilter: orNull(anyText),
    ranking: orNull(
      fc.record({
        kind: fc.constantFrom('rank-service' as const, 'llm-ranker' as const),
        model: fc.constantFrom('semantic-ranker-512@latest', 'gemini-3.5-flash'),
      }),
    ),
    hybridAlpha: orNull(real(0, 1)),
  }),
  generation: fc
    .tuple(fc.record(modelSettings), vertexPlace)
    .map(([settings, place]) => ({ ...settings, ...place })),
});

const shortId = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

const conditionsOfOneKind: fc.Arbitrary<MetadataCondition[]> = fc.oneof(
  fc.array(
    fc.record({
      operation: fc.constantFrom('LESS', 'LESS_EQUAL', 'GREATER', 'GREATER_EQUAL', 'EQUAL', 'NOT_EQUAL'),
      value: fc.oneof(from(-3000, 3000), real(-1e30, 1e30)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fc.array(fc.record({ operation: fc.constantFrom('EQUAL', 'NOT_EQUAL'), value: anyText }), {
    minLength: 1,
    maxLength: 3,
  }),
  fc.array(fc.record({ operation: fc.constantFrom('INCLUDES', 'EXCLUDES'), value: anyText }), {
    minLength: 1,
    maxLength: 3,
  }),
);

const filters = (levels: string[]): fc.Arbitrary<MetadataFilter[]> =>
  fc.uniqueArray(
    fc.record({
      key: fc
        .tuple(fc.constantFrom(...levels), word)
        .map(([level, key]) => `${level}.custom_metadata.${key}`),
      conditions: conditionsOfOneKind,
    }),
    { selector: ({ key }) => key, maxLength: 3 },
  );

const geminiRetrieval: fc.Arbitrary<GeminiRetrieval> = fc
  .tuple(shortId, orNull(shortId))
  .chain(([corpus, document]) =>
    fc.record({
      corpus: fc.constant(`corpora/${corpus}`),
      document: fc.constant(document === null ? null : `corpora/${corpus}/documents/${document}`),
      resultsCount: orNull(from(1, 100)),
      filters: filters(document === null ? ['chunk', 'document'] : ['chunk']),
    }),
  );

const answerSettings: fc.Arbitrary<GeminiGeneration> = fc.record({
  method: fc.constant('generate-answer' as const),
  model: fc.constantFrom('aqa', 'models/aqa'),
  style: fc.constantFrom('ABSTRACTIVE', 'EXTRACTIVE', 'VERBOSE'),
  temperature: orNull(real(0, 1)),
  passages: fc.constantFrom('inline', 'semantic-retriever'),
  safety,
});

const contentSettings: fc.Arbitrary<GeminiGeneration> = fc.record({
  ...modelSettings,
  method: fc.constant('generate-content' as const),
  model: fc.oneof(
    modelId,
    word.map((id) => `tunedModels/${id}`),
  ),
  tool: fc.oneof(
    fc.constant({ kind: 'google-search' as const }),
    fc.record({
      kind: fc.constant('file-search' as const),
      stores: fc.array(
        shortId.map((id) => `fileSearchStores/${id}`),
        { minLength: 1, maxLength: 3 },
      ),
      topK: orNull(from(1, 100)),
      metadataFilter: orNull(anyText),
    }),
  ),
});

export const anyGeminiTarget: fc.Arbitrary<GeminiTarget> = fc.oneof(
  fc.record({
    backend: fc.constant('gemini' as const),
    retrieval: geminiRetrieval,
    generation: fc.oneof(answerSettings, contentSettings),
  }),
  fc.record({
    backend: fc.constant('gemini' as const),
    retrieval: fc.constant(null),
    generation: contentSettings,
  }),
);

export const anyRemoteTarget = fc.oneof(anyVertexTarget, anyGeminiTarget);

/** A `QueryCorpusResponse` with passages, some of them without name or text. */
export const anyQueryResponse = fc
  .tuple(anyQuestion, fc.array(fc.record({ name: orNull(shortId), text: orNull(anyText) }), { maxLength: 4 }))
  .map(([first, more]) => ({
    relevantChunks: [{ name: 'hours', text: first }, ...more].map(({ name, text }) => ({
      chunkRelevanceScore: 0.5,
      chunk: {
        ...(name === null ? {} : { name: `corpora/cafe/documents/week/chunks/${name}` }),
        ...(text === null ? {} : { data: { stringValue: text } }),
      },
    })),
  }));
