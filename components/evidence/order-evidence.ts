import type { Chunk, Context, Inspection } from '@/lib/grounding/model';

export type OrderedEvidence = {
  /** In the order a reader of the answer meets them first. */
  cited: Chunk[];
  /** In wire order, the empty and unreadable slots too. */
  uncited: Chunk[];
  /** Retrieved contexts that no chunk equals, in the order they came back. */
  unused: Context[];
};

/**
 * Sorts the evidence for reading. A chunk's place is the start of its first placed segment; within one segment the
 * order of the wire holds; a chunk whose segments are all lost comes after those that have a place.
 */
export function orderEvidence({ segments, chunks, contexts }: Inspection): OrderedEvidence {
  const inReadingOrder = segments.toSorted(
    (left, right) =>
      (left.start ?? Number.POSITIVE_INFINITY) - (right.start ?? Number.POSITIVE_INFINITY) || 0,
  );
  const order = new Set(inReadingOrder.flatMap((segment) => segment.sources.map((source) => source.chunk)));
  const cited = [...order].flatMap((index) => chunks[index] ?? []);
  return {
    cited,
    uncited: chunks.filter((chunk) => !order.has(chunk.index)),
    unused: (contexts ?? []).filter((context) => context.chunk === null),
  };
}
