import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictFaults } from '../wire/testing/strict-proto';
import { answerOf, contents, corpus, eventsOf, location } from './testing/ask';

const vertex = (version: string, message: string) => `google.cloud.aiplatform.${version}.${message}`;
const gemini = (message: string) => `google.ai.generativelanguage.v1beta.${message}`;

/** What the services send (their documentation and SDKs have it) and the published protos lack. */
const newer =
  /retrievalQueries: no field of google\.cloud\.aiplatform\.v1\.|fileSearchStore: no field of google\.ai\./;
const faultsOf = (message: string, body: unknown): string[] =>
  strictFaults(message, body).filter((fault) => !newer.test(fault));

const errorFaults = (body: unknown): string[] => {
  const error: unknown = Reflect.get(Object(body), 'error');
  const { code, message, status, details = [] } = Object(error);
  const wellMade = Number.isInteger(code) && typeof message === 'string' && /^[A-Z_]+$/.test(status);
  const violations = [details].flat().flatMap((detail) => Reflect.get(Object(detail), 'fieldViolations'));
  return wellMade && violations.every(({ description }) => typeof description === 'string')
    ? []
    : [JSON.stringify(body)];
};

const questions = fc.oneof(
  fc.constantFrom(
    'How many days of annual leave can I carry over into the next year?',
    'What does error E4021 mean?',
    'Combien coûte la carte annuelle ?',
    '35ミリプリントは何日前までに申し込みますか。',
    'Who was Napoleon?',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);
const corpora = fc.constantFrom('handbook', 'world');
const topK = fc.option(fc.integer({ min: -1, max: 30 }), { nil: undefined });
const filter = fc.option(
  fc.oneof(
    fc.record({ vectorDistanceThreshold: fc.double({ min: -0.5, max: 2.5, noNaN: true }) }),
    fc.record({ vectorSimilarityThreshold: fc.double({ min: -1.5, max: 1.5, noNaN: true }) }),
    fc.record({
      metadataFilter: fc.constantFrom('words > 200', 'type = "txt"', 'language = "fr"', 'no filter'),
    }),
  ),
  { nil: undefined },
);
const alpha = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
const versions = fc.constantFrom('v1', 'v1beta1');

/** JSON has no undefined; a property that is undefined is not sent. */
const config = fc
  .record({ topK, filter, alpha, version: versions })
  .map(({ topK, filter, alpha, version }) => ({
    version,
    ragRetrievalConfig: {
      topK,
      filter,
      ...(version === 'v1beta1' && alpha !== undefined ? { hybridSearch: { alpha } } : {}),
    },
  }));

const parameters = { numRuns: 40 };
const named = (id: string) => `${location}/ragCorpora/${id}`;

test('retrieveContexts', async () => {
  await fc.assert(
    fc.asyncProperty(questions, corpora, config, async (text, id, { version, ragRetrievalConfig }) => {
      const { status, body } = await answerOf(`${version}/${location}:retrieveContexts`, {
        vertexRagStore: { ragResources: [{ ragCorpus: named(id) }] },
        query: { text, ragRetrievalConfig },
      });
      const message = vertex(version, 'RetrieveContextsResponse');
      expect(status === 200 ? faultsOf(message, body) : errorFaults(body)).toEqual([]);
    }),
    parameters,
  );
});

test('generateContent and streamGenerateContent of Vertex AI', async () => {
  await fc.assert(
    fc.asyncProperty(
      questions,
      corpora,
      config,
      fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      async (text, id, { version, ragRetrievalConfig }, maxOutputTokens) => {
        const path = `${version}/${location}/publishers/google/models/m`;
        const request = {
          contents: contents(text),
          tools: [
            {
              retrieval: { vertexRagStore: { ragResources: [{ ragCorpus: named(id) }], ragRetrievalConfig } },
            },
          ],
          generationConfig: { maxOutputTokens },
        };
        const message = vertex(version, 'GenerateContentResponse');
        const { status, body } = await answerOf(`${path}:generateContent`, request);
        expect(status === 200 ? faultsOf(message, body) : errorFaults(body)).toEqual([]);
        if (status !== 200) return;
        for (const event of await eventsOf(`${path}:streamGenerateContent`, request))
          expect(faultsOf(message, event)).toEqual([]);
      },
    ),
    parameters,
  );
});

test('the Gemini API: queries, answers, generated content', async () => {
  const conditions = fc.array(
    fc.record({
      operation: fc.constantFrom('EQUAL', 'GREATER', 'INCLUDES', 'NOT_EQUAL', 'LESS_EQUAL'),
      value: fc.oneof(
        fc.record({ stringValue: fc.constantFrom('md', 'fr', 'Leave') }),
        fc.record({ numericValue: fc.integer({ min: 0, max: 400 }) }),
      ),
    }),
    { minLength: 1, maxLength: 2 },
  );
  const metadataFilters = fc.array(
    fc.record({
      key: fc.constantFrom(
        'document.custom_metadata.type',
        'document.custom_metadata.words',
        'chunk.custom_metadata.headings',
        'none',
      ),
      conditions: conditions.map((list) => list.map(({ operation, value }) => ({ operation, ...value }))),
    }),
    { maxLength: 2 },
  );
  const answerStyle = fc.constantFrom('ABSTRACTIVE', 'EXTRACTIVE', 'VERBOSE');
  await fc.assert(
    fc.asyncProperty(
      questions,
      corpora,
      metadataFilters,
      fc.integer({ min: 0, max: 101 }),
      answerStyle,
      async (text, id, metadataFilters, resultsCount, answerStyle) => {
        const query = await answerOf(`v1beta/corpora/${id}:query`, {
          query: text,
          metadataFilters,
          resultsCount,
        });
        expect(
          query.status === 200
            ? faultsOf(gemini('QueryCorpusResponse'), query.body)
            : errorFaults(query.body),
        ).toEqual([]);
        const answer = await answerOf('v1beta/models/aqa:generateAnswer', {
          contents: contents(text),
          answerStyle,
          semanticRetriever: { source: `corpora/${id}`, query: { parts: [{ text }] }, maxChunksCount: 5 },
        });
        expect(
          answer.status === 200
            ? faultsOf(gemini('GenerateAnswerResponse'), answer.body)
            : errorFaults(answer.body),
        ).toEqual([]);
        const generated = await answerOf('v1beta/models/m:generateContent', {
          contents: contents(text),
          tools: [{ fileSearch: { fileSearchStoreNames: [`fileSearchStores/${id}`], topK: 4 } }],
        });
        expect(
          generated.status === 200
            ? faultsOf(gemini('GenerateContentResponse'), generated.body)
            : errorFaults(generated.body),
        ).toEqual([]);
      },
    ),
    parameters,
  );
});

test.each([
  [`v1/${location}/ragCorpora`, vertex('v1', 'ListRagCorporaResponse')],
  [`v1beta1/${location}/ragCorpora?pageSize=1`, vertex('v1beta1', 'ListRagCorporaResponse')],
  [`v1/${corpus}`, vertex('v1', 'RagCorpus')],
  [`v1beta1/${corpus}`, vertex('v1beta1', 'RagCorpus')],
  [`v1/${corpus}/ragFiles`, vertex('v1', 'ListRagFilesResponse')],
  [`v1beta1/${corpus}/ragFiles?pageSize=5`, vertex('v1beta1', 'ListRagFilesResponse')],
  [`v1beta1/${corpus}/ragFiles/glossary`, vertex('v1beta1', 'RagFile')],
  ['v1beta/corpora', gemini('ListCorporaResponse')],
  ['v1beta/corpora/world', gemini('Corpus')],
  ['v1beta/corpora/world/documents', gemini('ListDocumentsResponse')],
  ['v1beta/corpora/world/documents/tarifs-fr', gemini('Document')],
  ['v1beta/corpora/world/documents/tarifs-fr/chunks', gemini('ListChunksResponse')],
  ['v1beta/corpora/world/documents/tarifs-fr/chunks/0', gemini('Chunk')],
  ['v1beta/models', gemini('ListModelsResponse')],
  ['v1beta/models/gemini-2.5-flash', gemini('Model')],
])('%s', async (path, message) => {
  const { status, body } = await answerOf(path);
  expect(status).toBe(200);
  expect(faultsOf(message, body)).toEqual([]);
});
