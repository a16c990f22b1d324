// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ScoreKind } from '@/lib/grounding/model';
import { context } from '@/lib/grounding/notation/reading';
import type { Threshold } from '@/lib/grounding/score-direction';
import { ScoreAxis } from './score-axis';
import { along, scaleOf } from './score-scale';

afterEach(cleanup);

const contextsOf = (scoreKind: ScoreKind, scores: (number | null)[]) =>
  scores.map((score, index) => ({ ...context('text', index, { score, scoreKind }), index, chunk: null }));

function axis(score: number | null, kind: ScoreKind, threshold: Threshold | null) {
  const scale = scaleOf(contextsOf(kind, [score]), kind, threshold);
  const { container } = render(<ScoreAxis score={score} kind={kind} scale={scale} threshold={threshold} />);
  const left = (part: string) =>
    container.querySelector<HTMLElement>(`[data-part="${part}"]`)?.style.left ?? null;
  return { text: container.textContent, score: left('score'), threshold: left('threshold') };
}

test('a distance is best at 0, on the left, and keeps a threshold from below', () => {
  expect(axis(0.5, 'distance', { kind: 'distance', value: 0.8 })).toEqual({
    text: '0 best20.50 distancekeeps the threshold of at most 0.80',
    score: '25%',
    threshold: '40%',
  });
  expect(axis(0.9, 'distance', { kind: 'distance', value: 0.8 }).text).toContain(
    'misses the threshold of at most 0.80',
  );
});

test('a similarity is best at 1, on the right, and keeps a threshold from above', () => {
  expect(axis(0.5, 'similarity', { kind: 'similarity', value: 0.25 })).toEqual({
    text: '01 best0.50 similaritykeeps the threshold of at least 0.25',
    score: '50%',
    threshold: '25%',
  });
  expect(axis(0.2, 'similarity', { kind: 'similarity', value: 0.25 }).text).toContain('misses');
});

test('a threshold of the other direction is not drawn on the axis', () => {
  expect(axis(0.5, 'relevance', { kind: 'similarity', value: 0.2 }).threshold).toBeNull();
  expect(axis(0.5, 'distance', { kind: 'similarity', value: 0.2 }).threshold).toBeNull();
});

test('an unknown score names no best end, and none at all has no axis', () => {
  expect(axis(0.5, 'unknown', null).text).toBe('010.50 score');
  expect(axis(null, 'distance', null)).toEqual({
    text: 'no retrieval score sent',
    score: null,
    threshold: null,
  });
});

test('a scale is the usual one, widened by what lies outside', () => {
  expect(scaleOf(contextsOf('distance', [0.1, null]), 'distance', null)).toEqual({ low: 0, high: 2 });
  expect(scaleOf(contextsOf('distance', [-3, 14]), 'distance', null)).toEqual({ low: -3, high: 14 });
  expect(scaleOf(contextsOf('similarity', [0.1]), 'similarity', { kind: 'similarity', value: -0.5 })).toEqual(
    { low: -0.5, high: 1 },
  );
  expect(scaleOf(contextsOf('distance', [Number.POSITIVE_INFINITY]), 'distance', null)).toEqual({
    low: 0,
    high: 2,
  });
  expect(along({ low: 0, high: 2 }, 5)).toBe(1);
  expect(along({ low: 1, high: 1 }, 1)).toBe(0);
});
