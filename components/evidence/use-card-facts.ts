import { useMemo } from 'react';
import type { Chunk, Inspection, ScoreKind, Segment } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import { type Scale, scaleOf } from './score-scale';

export type CardFacts = {
  citingOf(chunk: Chunk): readonly Segment[];
  scales: Record<ScoreKind, Scale>;
};

/** What the cards need to know of the whole inspection, worked out once; the same lists come back for the same chunk. */
export function useCardFacts(inspection: Inspection, threshold: Threshold | null): CardFacts {
  const citing = useMemo(() => {
    const byId = new Map(inspection.segments.map((segment) => [segment.id, segment]));
    return inspection.chunks.map((chunk) => chunk.citedBy.flatMap((id) => byId.get(id) ?? []));
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
  return { citingOf: (chunk) => citing[chunk.index] ?? none, scales };
}

const none: readonly Segment[] = [];
