import fc from 'fast-check';
import type { Threshold, VertexTarget } from '../../target';
import { modelId, modelSettings } from './any-model-settings';
import { anyText, between, orNull, real, word } from './any-text';

const location = fc.constantFrom('europe-west4', 'us-central1', 'northamerica-northeast2', 'asia-east1');
const project = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{4,10}[a-z]$/),
  fc.constantFrom('123456', 'acme.com:search'),
);
const corpusName = fc
  .tuple(project, location, fc.oneof(fc.stringMatching(/^[1-9][0-9]{0,18}$/), word))
  .map(([of, at, id]) => `projects/${of}/locations/${at}/ragCorpora/${id}`);

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

/** Settings over every field, such as the service takes: `problemsOf` says nothing of them. */
export const anyVertexTarget: fc.Arbitrary<VertexTarget> = fc.record({
  backend: fc.constant('vertex' as const),
  corpus: corpusName,
  retrieval: fc.record({
    topK: orNull(between(1, 100)),
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
