/** The first position in an ascending list whose value is at least `wanted`; its length when none is. */
export function firstAtLeast(sorted: ArrayLike<number>, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
