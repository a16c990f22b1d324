import type { Span } from '../text/sentences';

/** The union of spans: ascending, apart from one another. */
export function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Splits stretches into what a union covers and what it leaves bare. Ask for stretches in ascending order. */
export function splitter(covering: readonly Span[]): (stretch: Span) => { covered: Span[]; bare: Span[] } {
  let from = 0;
  return (stretch) => {
    while ((covering[from]?.end ?? Number.POSITIVE_INFINITY) <= stretch.start) from += 1;
    const covered: Span[] = [];
    const bare: Span[] = [];
    let at = stretch.start;
    for (let index = from; at < stretch.end; index += 1) {
      const start = Math.min(covering[index]?.start ?? stretch.end, stretch.end);
      if (start > at) bare.push({ start: at, end: start });
      const end = Math.min(covering[index]?.end ?? stretch.end, stretch.end);
      if (end > Math.max(start, at)) covered.push({ start: Math.max(start, at), end });
      at = Math.max(end, start);
    }
    return { covered, bare };
  };
}
