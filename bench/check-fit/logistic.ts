/** One thing to learn from: its features, the share 0..1 of it that is true, and how much it counts. */
export type Sample = { features: readonly number[]; truth: number; weight: number };

export type Fitted = { bias: number; weights: number[] };

/**
 * Logistic regression by damped Newton steps. Features are standardised first, so that the penalty, half the sum of the
 * squared standardised weights times `penalty`, means the same for each. Deterministic.
 */
export function fitLogistic(samples: readonly Sample[], penalty: number): Fitted {
  const size = samples[0]?.features.length ?? 0;
  const { means, scales } = spreadOf(samples, size);
  const rows = samples.map(({ features }) => [
    ...features.map((value, at) => (value - (means[at] ?? 0)) / (scales[at] ?? 1)),
    1,
  ]);
  let fitted = new Array<number>(size + 1).fill(0);
  let loss = lossOf(rows, samples, fitted, penalty);
  for (let step = 0; step < 50; step += 1) {
    const direction = newtonStep(rows, samples, fitted, penalty);
    let length = 1;
    let next = moved(fitted, direction, length);
    let better = lossOf(rows, samples, next, penalty);
    while (better > loss && length > 1e-6) {
      length /= 2;
      next = moved(fitted, direction, length);
      better = lossOf(rows, samples, next, penalty);
    }
    const gain = loss - better;
    fitted = next;
    loss = better;
    if (gain < 1e-9 * loss) break;
  }
  const weights = fitted.slice(0, size).map((weight, at) => weight / (scales[at] ?? 1));
  const bias = (fitted[size] ?? 0) - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return { bias, weights };
}

export function predicted({ bias, weights }: Fitted, features: readonly number[]): number {
  const sum = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

function spreadOf(samples: readonly Sample[], size: number) {
  const means = new Array<number>(size).fill(0);
  const scales = new Array<number>(size).fill(0);
  for (const { features } of samples)
    for (let at = 0; at < size; at += 1) means[at] = (means[at] ?? 0) + (features[at] ?? 0) / samples.length;
  for (const { features } of samples)
    for (let at = 0; at < size; at += 1)
      scales[at] = (scales[at] ?? 0) + ((features[at] ?? 0) - (means[at] ?? 0)) ** 2 / samples.length;
  return { means, scales: scales.map((variance) => Math.sqrt(variance) || 1) };
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const moved = (from: readonly number[], direction: readonly number[], length: number) =>
  from.map((value, at) => value - length * (direction[at] ?? 0));

function lossOf(
  rows: readonly number[][],
  samples: readonly Sample[],
  weights: readonly number[],
  penalty: number,
): number {
  let loss = (penalty / 2) * weights.slice(0, -1).reduce((sum, weight) => sum + weight * weight, 0);
  for (const [at, { truth, weight }] of samples.entries()) {
    const sum = dot(rows[at] ?? [], weights);
    loss += weight * (Math.log1p(Math.exp(-Math.abs(sum))) + Math.max(sum, 0) - truth * sum);
  }
  return loss;
}

function newtonStep(
  rows: readonly number[][],
  samples: readonly Sample[],
  weights: readonly number[],
  penalty: number,
): number[] {
  const size = weights.length;
  const gradient = weights.map((weight, at) => (at < size - 1 ? penalty * weight : 0));
  const curvature = weights.map((_, at) =>
    weights.map((__, other) => (at === other && at < size - 1 ? penalty : 0)),
  );
  for (const [at, { truth, weight }] of samples.entries()) {
    const row = rows[at] ?? [];
    const chance = 1 / (1 + Math.exp(-dot(row, weights)));
    const slope = weight * (chance - truth);
    const bend = weight * chance * (1 - chance);
    for (const [one, value] of row.entries()) {
      gradient[one] = (gradient[one] ?? 0) + slope * value;
      const line = curvature[one] ?? [];
      for (let other = 0; other < size; other += 1)
        line[other] = (line[other] ?? 0) + bend * value * (row[other] ?? 0);
    }
  }
  return solved(curvature, gradient);
}

/** Gaussian elimination with pivoting. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = at;
    const swapped = rows[pivot] ?? [];
    rows[pivot] = rows[column] ?? [];
    rows[column] = swapped;
    const lead = swapped[column] ?? 0;
    if (lead === 0) continue;
    for (let at = 0; at < size; at += 1) {
      const row = rows[at] ?? [];
      const factor = at === column ? 0 : (row[column] ?? 0) / lead;
      if (factor === 0) continue;
      for (let place = column; place <= size; place += 1)
        row[place] = (row[place] ?? 0) - factor * (swapped[place] ?? 0);
    }
  }
  return rows.map((row, at) => (row[at] ? (row[size] ?? 0) / (row[at] ?? 1) : 0));
}
