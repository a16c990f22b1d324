import fc from 'fast-check';
import type {
  GeminiGeneration,
  GeminiRetrieval,
  GeminiTarget,
  MetadataCondition,
  MetadataFilter,
} from '../../target';
import { modelId, modelSettings, safety } from './any-model-settings';
import { anyQuestion, anyText, between, orNull, real, word } from './any-text';

const shortId = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

const given = anyText.filter((text) => text !== '');

const conditionsOfOneKind: fc.Arbitrary<MetadataCondition[]> = fc.oneof(
  fc.array(
    fc.record({
      operation: fc.constantFrom('LESS', 'LESS_EQUAL', 'GREATER', 'GREATER_EQUAL', 'EQUAL', 'NOT_EQUAL'),
      value: fc.oneof(between(-3000, 3000), real(-1e30, 1e30)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  fc.array(fc.record({ operation: fc.constantFrom('EQUAL', 'NOT_EQUAL'), value: given }), {
    minLength: 1,
    maxLength: 3,
  }),
  fc.array(fc.record({ operation: fc.constantFrom('INCLUDES', 'EXCLUDES'), value: given }), {
    minLength: 1,
    maxLength: 3,
  }),
);

const filters = (levels: string[]): fc.Arbitrary<MetadataFilter[]> =>
  fc.uniqueArray(
    fc.record({
      key: fc
        .tuple(fc.constantFrom(...levels), fc.stringMatching(/^[a-z0-9_]{1,12}$/))
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
      resultsCount: orNull(between(1, 100)),
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
      topK: orNull(between(1, 100)),
      metadataFilter: orNull(anyText),
    }),
  ),
});

/** Settings over every field, such as the service takes: `problemsOf` says nothing of them. */
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

/** What retrieval answered, where any passage will do. */
export const passage = { relevantChunks: [{ chunk: { data: { stringValue: 'The café opens at 8.' } } }] };
