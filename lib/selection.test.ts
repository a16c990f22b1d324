import { expect, test } from 'vitest';
import type { Inspection, Segment } from './grounding/model';
import { createSelectionStore, litBy } from './selection';

const segment = (id: string, sources: Segment['sources']): Segment => ({
  id,
  start: 0,
  end: 4,
  text: 'text',
  placement: 'exact',
  unit: 'utf8',
  sources,
});

const chunk = (index: number, citedBy: string[]): Inspection['chunks'][number] => ({
  index,
  kind: 'retrieved',
  title: null,
  uri: null,
  text: null,
  pages: null,
  context: null,
  citedBy,
});

const inspection: Inspection = {
  schema: 'grounding-inspection/1',
  format: 'generate-content',
  question: null,
  model: null,
  answer: { text: 'text', parts: [], finishReason: null },
  segments: [
    segment('s0', [
      { chunk: 0, confidence: 0.9 },
      { chunk: 1, confidence: 0.65 },
    ]),
    segment('s1', [{ chunk: 1, confidence: 0.65 }]),
    segment('s2', [{ chunk: 2, confidence: null }]),
  ],
  chunks: [chunk(0, ['s0']), chunk(1, ['s0', 's1']), chunk(2, ['s2'])],
  contexts: [
    { index: 0, title: null, uri: null, text: '', pages: null, score: 0.2, scoreKind: 'distance', chunk: 1 },
    {
      index: 1,
      title: null,
      uri: null,
      text: '',
      pages: null,
      score: 0.3,
      scoreKind: 'distance',
      chunk: null,
    },
  ],
  pieces: [{ start: 0, end: 4, segments: ['s0', 's1', 's2'] }],
  coverage: null,
  diagnostics: [],
};

const lit = (id: string | null, minimum = 0) => {
  const { segments, chunks } = litBy(inspection, id, minimum);
  return { segments: [...segments], chunks: [...chunks] };
};

test('a piece lights its segments and their chunks', () => {
  expect(lit('p0')).toEqual({ segments: ['s0', 's1', 's2'], chunks: [0, 1, 2] });
});

test('links below the minimum light nothing; links without a confidence stay', () => {
  expect(lit('p0', 0.7)).toEqual({ segments: ['s0', 's2'], chunks: [0, 2] });
  expect(lit('c1', 0.7)).toEqual({ segments: [], chunks: [1] });
  expect(lit('s1', 0.7)).toEqual({ segments: ['s1'], chunks: [] });
});

test('a chunk lights the segments that cite it, a context those of the chunk it became', () => {
  expect(lit('c1')).toEqual({ segments: ['s0', 's1'], chunks: [1] });
  expect(lit('x0')).toEqual({ segments: ['s0', 's1'], chunks: [1] });
  expect(lit('x1')).toEqual({ segments: [], chunks: [] });
});

test('ids of nothing light nothing', () => {
  for (const id of [null, '', 'p', 'p9', 'sx', 'c7', 's1.5'])
    expect(lit(id).segments.filter((one) => one !== id)).toEqual([]);
});

test('the store tells listeners of changes only, and what was pinned is let go by pinning it again', () => {
  const store = createSelectionStore();
  let told = 0;
  const leave = store.subscribe(() => {
    told += 1;
  });
  store.hover('p1');
  store.hover('p1');
  store.toggle('c0', 'evidence');
  expect(store.get()).toEqual({ hovered: 'p1', pinned: 'c0' });
  expect(store.origin()).toBe('evidence');
  store.toggle('c0', 'report');
  expect(store.get()).toEqual({ hovered: 'p1', pinned: null });
  leave();
  store.hover(null);
  expect(told).toBe(3);
});
