import type { Span } from '../text/sentences';

/** The union of spans: ascending, apart from one another. */
export function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  spans.toSorted(byStart).forEach(({ start, end }) => {
    const last = merged[merged.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  });
  return merged;
}

const byStart = (one: Span, other: Span) => one.start - other.start;

/** Whether something stands under a union, and whether something stands beside it. */
type Split = { covered: boolean; bare: boolean };

/**
 * Tells of stretches what a union covers and what it leaves bare. Ask for stretches in ascending order: then all of them
 * together take time linear in the union.
 *
 * @param holds whether what counts stands between two places
 */
export function splitter(
  covering: readonly Span[],
  holds: (start: number, end: number) => boolean,
): (stretch: Span) => Split {
  let from = 0;
  return (stretch) => {
    while ((covering[from]?.end ?? Number.POSITIVE_INFINITY) <= stretch.start) from += 1;
    const split: Split = { covered: false, bare: false };
    let at = stretch.start;
    for (let index = from; at < stretch.end && !(split.covered && split.bare); index += 1) {
      const start = Math.min(Math.max(covering[index]?.start ?? stretch.end, at), stretch.end);
      const end = Math.min(covering[index]?.end ?? stretch.end, stretch.end);
      split.bare ||= holds(at, start);
      split.covered ||= holds(start, end);
      at = Math.max(start, end);
    }
    return split;
  };
}
