import type { Segment } from './model';

/**
 * Answers "which spans cover this stretch?" in time that grows with the answer, not with the number of spans: the spans
 * sorted by start, with a tree of the furthest ends above them.
 *
 * @returns for a stretch that no boundary cuts, the positions of the spans over it, ascending
 */
export function stabbing(
  spans: readonly Pick<Segment, 'start' | 'end'>[],
): (start: number, end: number) => number[] {
  const order = [...spans.keys()].filter((position) => (spans[position]?.start ?? null) !== null);
  const startOf = (position: number) => spans[position]?.start ?? 0;
  order.sort((one, other) => startOf(one) - startOf(other));
  const starts = Uint32Array.from(order, startOf);
  let leaves = 1;
  while (leaves < order.length) leaves *= 2;
  const furthest = new Uint32Array(2 * leaves);
  for (const [leaf, position] of order.entries()) furthest[leaves + leaf] = spans[position]?.end ?? 0;
  for (let node = leaves - 1; node > 0; node -= 1) {
    furthest[node] = Math.max(furthest[2 * node] ?? 0, furthest[2 * node + 1] ?? 0);
  }
  return (start, end) => {
    const found: number[] = [];
    const visit = (node: number, first: number, size: number): void => {
      if ((furthest[node] ?? 0) < end || first >= order.length || (starts[first] ?? 0) > start) return;
      if (size === 1) {
        const position = order[first];
        if (position !== undefined) found.push(position);
        return;
      }
      visit(2 * node, first, size / 2);
      visit(2 * node + 1, first + size / 2, size / 2);
    };
    visit(1, 0, leaves);
    return found.sort((one, other) => one - other);
  };
}
