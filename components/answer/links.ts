import type { Inspection, Source } from '@/lib/grounding/model';

/** A chunk that supports a stretch, with the strongest confidence any of its segments names; null: none was sent. */
export type Link = Source;

/** Places of a segment's first and last piece; pieces tile the text, so those between belong to it too. */
export type Span = { first: number; last: number };

const isShown = ({ confidence }: Source, minimum: number) => confidence === null || confidence >= minimum;

const stronger = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
};

/** One link per chunk, in the order the chunks are first named. */
export function mergeLinks(sources: readonly Source[], minimum: number): Link[] {
  const links = new Map<number, Link>();
  for (const source of sources) {
    if (!isShown(source, minimum)) continue;
    const known = links.get(source.chunk);
    const confidence = known ? stronger(known.confidence, source.confidence) : source.confidence;
    links.set(source.chunk, { chunk: source.chunk, confidence });
  }
  return [...links.values()];
}

/** Where each placed segment lies among the pieces, and each piece's segments, read once: they are computed on demand. */
export function readSpans({ pieces }: Inspection): { spans: Map<string, Span>; segments: string[][] } {
  const spans = new Map<string, Span>();
  const segments = pieces.map((piece, index) => {
    const names = piece.segments;
    for (const name of names) {
      const span = spans.get(name);
      if (span) span.last = index;
      else spans.set(name, { first: index, last: index });
    }
    return names;
  });
  return { spans, segments };
}

/** A chunk that the response does not hold; the support that names it is shown, but rests on nothing. */
export const isDangling = ({ chunks }: Inspection, chunk: number) => chunks[chunk] === undefined;
