import { expect, test } from 'vitest';
import type { Segment } from '@/lib/grounding/model';
import { confidenceBins } from './confidence-bins';

const segment = (confidences: (number | null)[]): Segment => ({
  id: 's0',
  start: 0,
  end: 1,
  text: 'x',
  placement: 'exact',
  unit: 'utf8',
  sources: confidences.map((confidence, chunk) => ({ chunk, confidence })),
});

test('links fall into tenths from the lowest that holds one; not sent and out of range are counted apart', () => {
  expect(confidenceBins([segment([0.7, 0.79, 1, null]), segment([0.9, 1.2, null])])).toEqual({
    bins: [
      { low: 0.7, high: 0.8, links: 2 },
      { low: 0.8, high: 0.9, links: 0 },
      { low: 0.9, high: 1, links: 2 },
    ],
    notSent: 2,
    outside: 1,
    links: 7,
  });
});

test('a bound belongs to the bin it opens, whatever binary fractions make of it', () => {
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    expect(confidenceBins([segment([tenth / 10])]).bins[0]).toEqual({
      low: tenth / 10,
      high: (tenth + 1) / 10,
      links: 1,
    });
  }
});

test('without a confidence there is no bin', () => {
  expect(confidenceBins([segment([null])])).toEqual({ bins: [], notSent: 1, outside: 0, links: 1 });
});
