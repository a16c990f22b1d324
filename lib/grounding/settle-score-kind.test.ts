import { describe, expect, it } from 'vitest';
import { inspect } from './inspect';
import type { ScoreKind } from './model';

const contexts = (...scores: (number | null)[]) => ({
  contexts: { contexts: scores.map((score, index) => ({ text: `Context ${index}`, score })) },
});
const relevant = { relevantChunks: [{ chunkRelevanceScore: 3, chunk: { data: { stringValue: 'a' } } }] };
const answered = { candidates: [{ content: { parts: [{ text: 'Yes.' }] }, finishReason: 'STOP' }] };

function kinds(given: { body: unknown; retrieval?: unknown; scoreKind?: ScoreKind | null }) {
  const read = inspect({ source: 'backend', question: null, retrieval: null, ...given });
  if (!read.ok) throw new Error(read.failure.message);
  const { contexts: found, diagnostics } = read.value.inspection;
  return {
    kinds: found?.map(({ scoreKind }) => scoreKind).join(' '),
    odd: diagnostics.flatMap(({ code, at, about }) =>
      code === 'score/not-distance' ? [`${at} ${about}`] : [],
    ),
  };
}

describe('scores of a retrieveContexts response', () => {
  it.each<[string, ScoreKind | null, string]>([
    ['are distances when nobody told', null, 'distance distance'],
    ['are what the corpus told', 'similarity', 'similarity similarity'],
    ['may be a relevance', 'relevance', 'relevance relevance'],
    ['may be of a kind that nobody knows', 'unknown', 'unknown unknown'],
  ])('%s', (_, scoreKind, expected) => {
    expect(kinds({ body: contexts(0.2, 1.9), scoreKind })).toEqual({ kinds: expected, odd: [] });
  });

  it('are told about in the same way when they came beside an answer', () => {
    expect(kinds({ body: answered, retrieval: contexts(0.9), scoreKind: 'similarity' })).toEqual({
      kinds: 'similarity',
      odd: [],
    });
  });

  it('may lie anywhere when they are similarities', () => {
    expect(kinds({ body: contexts(-7, 12), scoreKind: 'similarity' }).odd).toEqual([]);
  });

  it.each([
    [2.5, '/contexts/contexts/1 x1'],
    [-0.1, '/contexts/contexts/1 x1'],
  ])('are no distances when one is %d, whatever was told', (score, odd) => {
    for (const scoreKind of [null, 'distance'] as const) {
      expect(kinds({ body: contexts(0.5, score, null), scoreKind })).toEqual({
        kinds: 'unknown unknown unknown',
        odd: [odd],
      });
    }
    expect(kinds({ body: answered, retrieval: contexts(0.5, score), scoreKind: 'distance' })).toEqual({
      kinds: 'unknown unknown',
      odd: [`retrieval#${odd}`],
    });
  });

  it('say whom the number contradicts', () => {
    const read = inspect({
      source: 'backend',
      body: contexts(3),
      question: null,
      retrieval: null,
      scoreKind: 'distance',
    });
    expect(read.ok && read.value.inspection.diagnostics.map(({ message }) => message)).toEqual([
      'A score of 3 is no cosine distance, which lies between 0 and 2, although the corpus measures one: which end is best is not known.',
    ]);
  });

  it('pass through 32-bit floats: a hair outside is still a distance', () => {
    expect(kinds({ body: contexts(-1e-7, 2.0000002) })).toEqual({ kinds: 'distance distance', odd: [] });
  });
});

it('a corpora query has relevances, whatever was told of another corpus', () => {
  expect(kinds({ body: relevant, scoreKind: 'distance' })).toEqual({ kinds: 'relevance', odd: [] });
});
