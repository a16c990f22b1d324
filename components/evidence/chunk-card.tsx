import { memo } from 'react';
import { counted, ordinal } from '@/components/ui/wording';
import type { Chunk, Context, Segment } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import { chunkPlace } from '@/lib/grounding/wire-place';
import type { SelectionStore } from '@/lib/selection';
import { Card } from './card';
import { ChunkBadge } from './chunk-badge';
import { CitingRows } from './citing-rows';
import { EvidenceText } from './evidence-text';
import type { LitLookup } from './lit-lookup';
import { markedTitle } from './marked-title';
import { pageSpan } from './naming';
import { ScoreAxis } from './score-axis';
import type { Scale } from './score-scale';
import { SourceLink } from './source-link';
import { useLitWords } from './use-lit-words';

export type ChunkCardProps = {
  chunk: Chunk;
  format: string;
  /** The segments that cite it, in wire order. */
  citing: readonly Segment[];
  /** The context it was made of; null when none equals it, undefined when retrieval isn't part of the capture. */
  context: Context | null | undefined;
  scale: Scale;
  threshold: Threshold | null;
  store: SelectionStore;
  minimum: number;
  litOf: LitLookup;
};

/** One grounding chunk as evidence: whence, how it was ranked, what it says, who cites it. Unread slots keep their place. */
export const ChunkCard = memo(function ChunkCard(props: ChunkCardProps) {
  const { chunk, format, citing, context, scale, threshold, store, minimum, litOf } = props;
  const litWords = useLitWords(chunk, citing, store, litOf);
  const unread = chunk.kind === 'unread';
  // The web and its like are searched elsewhere, and a chunk without words can't be compared with any context.
  const couldBeRetrieved = (chunk.kind === 'retrieved' || chunk.kind === 'passage') && chunk.text !== null;
  const meta = [];
  if (chunk.kind !== 'retrieved' && !unread) meta.push(chunk.kind);
  if (chunk.pages) meta.push(pageSpan(chunk.pages));
  if (context) meta.push(`retrieved ${ordinal(context.index + 1)}`);
  if (context === null && couldBeRetrieved) meta.push('not retrieved');
  return (
    <Card
      id={`c${chunk.index}`}
      store={store}
      isLit={(selection) => litOf(selection).chunks.has(chunk.index)}
      badge={<ChunkBadge index={chunk.index} />}
      title={
        markedTitle(chunk) ?? (
          <span className="font-normal text-muted">{unread ? 'unreadable slot' : 'no title sent'}</span>
        )
      }
      spoken="Chunk"
      meta={meta}
    >
      <p className="flex min-h-6 min-w-0 items-center justify-between gap-3 text-xs text-muted">
        {chunk.uri === null ? (
          <span>{unread ? 'nothing could be read here' : 'no address sent'}</span>
        ) : (
          <SourceLink uri={chunk.uri} />
        )}
        <code className="shrink-0 font-mono text-[11px]">{chunkPlace(format, chunk.index)}</code>
      </p>
      {context && (
        <div className="mt-0.5">
          <ScoreAxis score={context.score} kind={context.scoreKind} scale={scale} threshold={threshold} />
        </div>
      )}
      {chunk.text ? (
        <EvidenceText text={chunk.text} of={`chunk ${chunk.index + 1}`} lit={litWords} />
      ) : (
        <p className="mt-2 text-xs text-muted">
          {unread
            ? 'The slot keeps its place, because segments point at chunks by number.'
            : 'No text was sent with this chunk, so there are no words to compare the answer with.'}
        </p>
      )}
      {citing.length > 0 && (
        <CitingRows
          label={`Cited by ${counted(citing.length, 'segment')}`}
          citing={citing}
          chunk={chunk.index}
          store={store}
          minimum={minimum}
          litOf={litOf}
        />
      )}
    </Card>
  );
});
