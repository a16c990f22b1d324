import { expect, test } from 'vitest';
import { type Asked, askedWith, open, search } from '.';
import { denseEvidence } from './search';

const documents = [
  { id: 'leave', name: 'leave.md', title: 'Leave', text: '# Leave\n\nUp to five days may be carried over.' },
  { id: 'bikes', name: 'bikes.md', title: 'Bikes', text: '# Bikes\n\nThe battery weighs four kilograms.' },
  { id: 'twin', name: 'twin.md', title: 'Bikes', text: '# Bikes\n\nThe battery weighs four kilograms.' },
];
const opened = open(documents, 'en');
const asked = (text: string): Asked => askedWith(text, null);
const ids = (text: string, settings: Parameters<typeof search>[2]) => {
  const found = search(opened, asked(text), settings);
  return found.ok ? found.value.map((hit) => documents[hit.chunk.document]?.id) : found.why;
};

test('only chunks with evidence come back, equals in the order of the documents', () => {
  expect(ids('How heavy is the battery?', { topK: 10 })).toEqual(['bikes', 'twin']);
  expect(ids('How heavy is the battery?', { topK: 1 })).toEqual(['bikes']);
  expect(ids('Who was Napoleon?', { topK: 10 })).toEqual([]);
  expect(ids('what is it', { topK: 10 })).toEqual([]);
});

test('file ids restrict, and an unknown one is named', () => {
  expect(ids('battery', { topK: 10, ragFileIds: ['twin'] })).toEqual(['twin']);
  expect(ids('battery', { topK: 10, ragFileIds: [] })).toEqual(['bikes', 'twin']);
  expect(ids('battery', { topK: 10, ragFileIds: ['nope'] })).toBe(
    'The corpus holds no file with the id "nope".',
  );
});

test.each([
  [{ topK: 0 }, 'topK is 0; it has to be a whole number from 1 on.'],
  [{ topK: 1.5 }, 'topK is 1.5; it has to be a whole number from 1 on.'],
  [
    { topK: 5, vectorDistanceThreshold: 0.5, vectorSimilarityThreshold: 0.5 },
    'vectorDistanceThreshold and vectorSimilarityThreshold are both set; at most one may be.',
  ],
  [{ topK: 5, vectorDistanceThreshold: 2.1 }, 'vectorDistanceThreshold is 2.1, outside 0..2.'],
  [{ topK: 5, vectorSimilarityThreshold: Number.NaN }, 'vectorSimilarityThreshold is NaN, outside -1..1.'],
])('%o is refused', (settings, why) => {
  expect(ids('battery', settings)).toBe(why);
});

test('a threshold of exactly the distance keeps nothing at it', () => {
  const found = search(opened, asked('battery'), { topK: 1 });
  const distance = found.ok ? (found.value[0]?.distance ?? 0) : 0;
  expect(distance).toBeGreaterThan(0);
  expect(ids('battery', { topK: 5, vectorDistanceThreshold: distance })).toEqual([]);
  expect(ids('battery', { topK: 5, vectorSimilarityThreshold: 1 - distance })).toEqual([]);
});

test('without a shared word the dense side has to reach the level of evidence', () => {
  const axis = (angle: number) => Float32Array.from([Math.cos(angle), Math.sin(angle)]);
  const angles = [Math.acos(denseEvidence) - 0.01, Math.acos(denseEvidence) + 0.01, Math.PI / 2];
  const vectors = { chunks: angles.map(axis), units: [], words: [] };
  const found = search(
    { ...opened, vectors },
    { text: 'accumulator', vectors: { question: axis(0), words: new Map() } },
    { topK: 5 },
  );
  expect(found.ok && found.value.map((hit) => hit.chunk.index)).toEqual([0]);
});

test('what a chunk has to fulfil besides', () => {
  expect(ids('battery', { topK: 10, admits: (chunk) => chunk.document === 2 })).toEqual(['twin']);
  expect(ids('battery', { topK: 10, admits: () => false })).toEqual([]);
});

test('shares decide which part counts, and a part without a share is no evidence', () => {
  const axis = (angle: number) => Float32Array.from([Math.cos(angle), Math.sin(angle)]);
  const vectors = { chunks: [axis(0), axis(Math.PI / 2), axis(Math.PI / 2)], units: [], words: [] };
  const question = { text: 'battery', vectors: { question: axis(0), words: new Map() } };
  const found = (dense: number) => {
    const hits = search({ ...opened, vectors }, question, {
      topK: 5,
      shares: { dense, sparse: 1 - dense },
    });
    return hits.ok ? hits.value.map(({ chunk, distance }) => [chunk.index, distance]) : hits.why;
  };
  expect(found(1)).toEqual([[0, 0]]);
  const bySparse = found(0);
  // A dense share of 0 is the same as having no vectors at all.
  const words = search(opened, asked('battery'), { topK: 5 });
  const wordsAlone = words.ok ? words.value.map(({ chunk, distance }) => [chunk.index, distance]) : [];
  expect(wordsAlone).toHaveLength(2);
  expect(bySparse).toEqual(wordsAlone);
});
