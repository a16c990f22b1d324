/** The middle value; of an even number of them, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.');
  return (low + high) / 2;
}

/** Milliseconds that a piece of work takes. */
export function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Medians in the unit of the measurements, and their ratio. */
export type Comparison = { top: number; bottom: number; ratio: number };

/** Enough for a median; slow works get fewer rounds than they are allowed, but never fewer than these. */
const leastRounds = 3;
const patience = 6_000;

/**
 * Measures two things in turn, so that a slow moment of the machine falls on both alike. The first round of each
 * warms up and is thrown away; after six seconds three rounds have to do.
 */
export async function compare(
  rounds: number,
  measureTop: () => number | Promise<number>,
  measureBottom: () => number | Promise<number>,
): Promise<Comparison> {
  const tops: number[] = [];
  const bottoms: number[] = [];
  const began = performance.now();
  for (let round = 0; round <= rounds; round++) {
    if (round > leastRounds && performance.now() - began > patience) break;
    tops.push(await measureTop());
    bottoms.push(await measureBottom());
  }
  const top = median(tops.slice(1));
  const bottom = median(bottoms.slice(1));
  return { top, bottom, ratio: top / bottom };
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const times = (ratio: number) => `${ratio.toFixed(2)} times`;
