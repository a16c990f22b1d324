import type { Segment } from '@/lib/grounding/model';

/** Links by confidence. `bins` are tenths, the last one with 1 inside: from `low` up to the next bin's `low`. */
export type ConfidenceBins = {
  bins: { low: number; high: number; links: number }[];
  /** Links without a confidence: not 0, and in no bin. */
  notSent: number;
  /** Links whose confidence lies outside 0..1. */
  outside: number;
  links: number;
};

/** Counts every link (segment x chunk) once, and leaves out the empty bins below the lowest that holds one. */
export function confidenceBins(segments: readonly Segment[]): ConfidenceBins {
  const counts = new Array<number>(10).fill(0);
  let notSent = 0;
  let outside = 0;
  let links = 0;
  for (const { confidence } of segments.flatMap(({ sources }) => sources)) {
    links++;
    if (confidence === null) notSent++;
    else if (confidence >= 0 && confidence <= 1) {
      // 0.7 * 10 is 7.000000000000001 and 0.29 * 100 is 28.999999999999996: round away what binary fractions add.
      const bin = Math.min(9, Math.floor(Number((confidence * 10).toFixed(9))));
      counts[bin] = (counts[bin] ?? 0) + 1;
    } else outside++;
  }
  const first = counts.findIndex((count) => count > 0);
  const bins = counts.map((count, index) => ({ low: index / 10, high: (index + 1) / 10, links: count }));
  return { bins: first < 0 ? [] : bins.slice(first), notSent, outside, links };
}
