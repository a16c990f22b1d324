import type { Inspection, Source } from '@/lib/grounding/model';

/** A chunk that supports a stretch, with the strongest confidence any of its segments names; null: none was sent. */
export type Link = Source;

/** Places of a segment's first and last piece; pieces tile the text, so those between belong to it too. */
export type Span = { first: number; last: number };

const isShown = ({ confidence }: Source, minimum: number) => confidence === null || confidence >= minimum;

const stronger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** One link per chunk, in the order the chunks are first named. */
export function mergeLinks(sources: Iterable<Source>, minimum: number): Link[] {
  const links = new Map<number, Link>();
  for (const source of sources) {
    if (!isShown(source, minimum)) continue;
    const known = links.get(source.chunk);
    const confidence = known ? stronger(known.confidence, source.confidence) : source.confidence;
    links.set(source.chunk, { chunk: source.chunk, confidence });
  }
  return [...links.values()];
}

/**
 * By id: where each placed segment lies among the pieces, which break wherever a segment starts or ends. Where only the
 * first pieces are given, a segment that goes on behind them is cut off there.
 */
export function readSpans({ pieces, segments }: Inspection): Map<string, Span> {
  const starts = new Map(pieces.map(({ start }, piece) => [start, piece]));
  const ends = new Map(pieces.map(({ end }, piece) => [end, piece]));
  const whole = pieces.at(-1)?.end ?? 0;
  const spans = new Map<string, Span>();
  for (const { id, start, end } of segments) {
    const first = start === null ? undefined : starts.get(start);
    const last = end === null || end > whole ? pieces.length - 1 : ends.get(end);
    if (first !== undefined && last !== undefined && first <= last) spans.set(id, { first, last });
  }
  return spans;
}

/** What lies over one piece: whether any segment does, and the links of those that do. */
export type Cover = { covered: boolean; links: Link[] };

/**
 * By piece, what lies over it. Segments enter and leave as the sweep goes on: where a thousand of them cross, a piece
 * costs as much as the chunks it shows, not as much as the segments it lies in.
 */
export function coverPieces(
  inspection: Inspection,
  spans: ReadonlyMap<string, Span>,
  minimum: number,
): Cover[] {
  const entering = new Map<number, Source[][]>();
  const leaving = new Map<number, Source[][]>();
  const add = (at: Map<number, Source[][]>, piece: number, sources: Source[]) => {
    const known = at.get(piece);
    if (known) known.push(sources);
    else at.set(piece, [sources]);
  };
  for (const { id, sources } of inspection.segments) {
    const span = spans.get(id);
    if (!span) continue;
    const shown = sources.filter((source) => isShown(source, minimum));
    add(entering, span.first, shown);
    add(leaving, span.last, shown);
  }
  const active = new Map<number, Source[]>();
  let open = 0;
  const enter = (sources: Source[]) => {
    open++;
    for (const source of sources) {
      const known = active.get(source.chunk);
      if (known) known.push(source);
      else active.set(source.chunk, [source]);
    }
  };
  const leave = (sources: Source[]) => {
    open--;
    for (const source of sources) {
      const known = active.get(source.chunk) ?? [];
      if (known.length > 1) known.splice(known.indexOf(source), 1);
      else active.delete(source.chunk);
    }
  };
  return inspection.pieces.map((_, piece) => {
    for (const sources of entering.get(piece) ?? []) enter(sources);
    const links: Link[] = [];
    for (const [chunk, sources] of active) {
      let confidence: number | null = null;
      for (const source of sources) confidence = stronger(confidence, source.confidence);
      links.push({ chunk, confidence });
    }
    const covered = open > 0;
    for (const sources of leaving.get(piece) ?? []) leave(sources);
    return { covered, links };
  });
}

/** A chunk that the response does not hold; the support that names it is shown, but rests on nothing. */
export const isDangling = ({ chunks }: Inspection, chunk: number) => chunks[chunk] === undefined;
