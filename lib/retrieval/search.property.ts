import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Asked, askedTexts, askedWith, type Opened, open, search } from '.';
import { anyDocument, anyQuestion } from './fixtures/any-document';
import { hashedVector, withHashedVectors } from './fixtures/hashed-vectors';
import { kinOf } from './kin';
import { cosine, queryOf, shares } from './score';
import { tokenize } from './tokenize';

const corpus = fc.array(anyDocument, { minLength: 1, maxLength: 2 }).map((texts) =>
  open(
    texts.map((text, at) => ({ id: `d${at}`, name: `d${at}.md`, title: `D${at}`, text })),
    'en',
  ),
);

const asking = (question: string): Asked =>
  askedWith(
    question,
    askedTexts(question).map((text) => hashedVector(text)),
  );

/** Dense part, then sparse part: the two vectors of unit length written out over the question's and the chunk's terms. */
function wholeVectors(opened: Opened, asked: Asked, chunk: number): [Float32Array, Float32Array] {
  const { terms } = queryOf(tokenize(asked.text, 'en'), kinOf(opened, asked), opened.terms);
  const { text = '', headings = [] } = opened.chunks[chunk] ?? {};
  const all = [...new Set([...terms.keys(), ...tokenize([text, ...headings].join('\n'), 'en')])];
  const held = (term: string) =>
    opened.terms.postings(term).find((posting) => posting.chunk === chunk)?.weight ?? 0;
  const written = (dense: Float32Array | undefined, sparse: readonly number[]) =>
    Float32Array.from([
      ...[...(dense ?? [])].map((value) => value * Math.sqrt(shares.dense)),
      ...sparse.map((weight) => weight * Math.sqrt(shares.sparse)),
    ]);
  return [
    written(
      asked.vectors?.question,
      all.map((term) => terms.get(term) ?? 0),
    ),
    written(opened.vectors?.chunks[chunk], all.map(held)),
  ];
}

const length = (vector: Float32Array) => Math.sqrt(vector.reduce((sum, value) => sum + value ** 2, 0));

test('the score is the cosine distance of the two whole vectors, in [0, 2], best first', () => {
  fc.assert(
    fc.property(corpus, anyQuestion, (words, question) => {
      const opened = withHashedVectors(words);
      const asked = asking(question);
      const found = search(opened, asked, { topK: 100 });
      if (!found.ok) throw new Error(found.why);
      let before = 0;
      for (const hit of found.value) {
        expect(hit.distance).toBeGreaterThanOrEqual(before);
        expect(hit.distance).toBeLessThanOrEqual(2);
        before = hit.distance;
      }
      for (const hit of found.value.slice(0, 3)) {
        const [one, other] = wholeVectors(opened, asked, hit.chunk.index);
        expect(length(other)).toBeCloseTo(1, 4);
        expect(hit.distance).toBeCloseTo(1 - cosine(one, other), 4);
      }
      expect(search(opened, asked, { topK: 100 })).toEqual(found);
    }),
    // A document that is a lone rule was once returned, with a vector shorter than one.
    {
      numRuns: 40,
      examples: [[open([{ id: 'd0', name: 'd0.md', title: 'D0', text: '---' }], 'en'), 'متحف']],
    },
  );
});

test('topK cuts the same list, and thresholds keep exactly what lies on their side', () => {
  fc.assert(
    fc.property(
      corpus,
      anyQuestion,
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      (words, question, at, topK) => {
        const opened = withHashedVectors(words);
        const asked = asking(question);
        const all = search(opened, asked, { topK: 1000 });
        const few = search(opened, asked, { topK });
        const near = search(opened, asked, { topK: 1000, vectorDistanceThreshold: at });
        const alike = search(opened, asked, { topK: 1000, vectorSimilarityThreshold: at - 1 });
        if (!all.ok || !few.ok || !near.ok || !alike.ok) throw new Error('a search failed');
        expect(few.value).toEqual(all.value.slice(0, topK));
        expect(near.value).toEqual(all.value.filter((hit) => hit.distance < at));
        expect(alike.value).toEqual(all.value.filter((hit) => 1 - hit.distance > at - 1));
      },
    ),
    { numRuns: 30 },
  );
});
