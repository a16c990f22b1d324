import { useMemo } from 'react';
import type { Chunk, Inspection, ScoreKind, Segment } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import { type Scale, scaleOf } from './score-scale';

export type CardFacts = {
  citingOf(chunk: Chunk): readonly Segment[];
  /** Selection ids whose address a diagnostic calls unsafe. */
  unsafe: ReadonlySet<string>;
  scales: Record<ScoreKind, Scale>;
};

/** What the cards need to know of the whole inspection, worked out once; the same lists come back for the same chunk. */
export function useCardFacts(inspection: Inspection, threshold: Threshold | null): CardFacts {
  const { citing, unsafe } = useMemo(() => {
    const byId = new Map(inspection.segments.map((segment) => [segment.id, segment]));
    return {
      citing: inspection.chunks.map((chunk) => chunk.citedBy.flatMap((id) => byId.get(id) ?? [])),
      unsafe: new Set(
        inspection.diagnostics.flatMap(({ code, about }) => (code === 'chunk/unsafe-uri' ? about : [])),
      ),
    };
  }, [inspection]);
  const scales = useMemo(() => {
    const of = (kind: ScoreKind) => scaleOf(inspection.contexts ?? [], kind, threshold);
    return {
      distance: of('distance'),
      similarity: of('similarity'),
      relevance: of('relevance'),
      unknown: of('unknown'),
    };
  }, [inspection, threshold]);
  return { citingOf: (chunk) => citing[chunk.index] ?? none, unsafe, scales };
}

const none: readonly Segment[] = [];
