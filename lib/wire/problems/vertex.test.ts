import { describe, expect, test } from 'vitest';
import type { VertexTarget } from '../../target';
import { problemLines } from '../testing/problem-lines';
import { geminiTarget, vertexTarget } from '../testing/targets';
import { problemsOf } from '.';

type Retrieval = VertexTarget['retrieval'];
type Generation = VertexTarget['generation'];

test('settings that the services take have none', () => {
  expect(problemLines(vertexTarget())).toEqual([]);
  expect(problemLines(geminiTarget())).toEqual([]);
});

test('the embedded engine has no rules of its own', () => {
  expect(
    problemLines({
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
    ['projects/acme:search/locations/europe-west4/ragCorpora/1', 'is no name of a corpus'],
    ['projects/:search/locations/europe-west4/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme.com:/locations/europe-west4/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme.com:a:b/locations/europe-west4/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme/locations/evil.example/ragCorpora/1', 'is no name of a corpus'],
    ['projects/acme/locations/evil/ragCorpora/1', 'Corpora live in single regions'],
    ['projects/acme/locations/x.evil-host1/ragCorpora/1', 'is no name of a corpus'],
    ['corpora/cafe', 'is no name of a corpus'],
  ])('%j', (corpus, why) => {
    const problems = problemsOf({ ...vertexTarget(), corpus });
    expect(problems).toEqual([{ field: 'corpus', message: expect.stringContaining(why) }]);
  });

  test.each(['acme', '123', 'example.com:search', 'search.example.com:search'])(
    'in the project %s',
    (project) => {
      expect(
        problemLines({ ...vertexTarget(), corpus: `projects/${project}/locations/us-east1/ragCorpora/a-1` }),
      ).toEqual([]);
    },
  );
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
      [
        'retrieval.threshold.value: 2.01 is outside 0 to 2, the range of the cosine distance; for a dot product, set a similarity.',
      ],
    ],
    [
      { threshold: { kind: 'distance', value: Number.NaN } },
      [
        'retrieval.threshold.value: NaN is outside 0 to 2, the range of the cosine distance; for a dot product, set a similarity.',
      ],
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
    expect(problemLines(vertexTarget(retrieval))).toEqual(problems);
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
    ...[
      'publishers/anthropic/models/claude',
      'publishers/Anthropic/models/claude',
      'projects/p/locations/us-east1/publishers/ANTHROPIC/models/claude',
    ].map((model): [object, string[]] => [
      { model },
      ['generation.model: Anthropic’s models are reached by rawPredict, and not by generateContent.'],
    ]),
    [
      { model: 'gemini-2.5-flash', location: 'eu' },
      [
        'generation.location: The multi-region "eu" serves Gemini 3 and later; ask gemini-2.5-flash in a region or in global.',
      ],
    ],
    [{ model: 'gemini-2.5-flash', location: 'global' }, []],
  ])('%j', (generation, problems) => {
    expect(problemLines(vertexTarget({}, generation))).toEqual(problems);
  });
});
