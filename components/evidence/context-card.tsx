import { memo } from 'react';
import { ordinal } from '@/components/ui/wording';
import type { Context } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import { contextPlace } from '@/lib/grounding/wire-place';
import { chosen, type SelectionStore } from '@/lib/selection';
import { Card } from './card';
import { RankBadge } from './chunk-badge';
import { EvidenceText } from './evidence-text';
import { markedTitle } from './marked-title';
import { pageSpan } from './naming';
import { ScoreAxis } from './score-axis';
import type { Scale } from './score-scale';
import { SourceLink } from './source-link';

/** One retrieved context that stands for itself: there is no answer yet, or none of its chunks equals it. */
export const ContextCard = memo(function ContextCard({
  context,
  format,
  scale,
  threshold,
  store,
}: {
  context: Context;
  format: string;
  scale: Scale;
  threshold: Threshold | null;
  store: SelectionStore;
}) {
  const id = `x${context.index}`;
  const meta = [`retrieved ${ordinal(context.index + 1)}`];
  if (context.pages) meta.unshift(pageSpan(context.pages));
  return (
    <Card
      id={id}
      store={store}
      isLit={(selection) => chosen(selection) === id}
      badge={<RankBadge rank={context.index + 1} />}
      title={markedTitle(context) ?? <span className="font-normal text-muted">no title sent</span>}
      spoken="Context"
      meta={meta}
    >
      <p className="flex min-h-6 min-w-0 items-center justify-between gap-3 text-xs text-muted">
        {context.uri === null ? <span>no address sent</span> : <SourceLink uri={context.uri} />}
        <code className="shrink-0 font-mono text-[11px]">{contextPlace(format, context.index)}</code>
      </p>
      <div className="mt-0.5">
        <ScoreAxis score={context.score} kind={context.scoreKind} scale={scale} threshold={threshold} />
      </div>
      {context.text ? (
        <EvidenceText text={context.text} of={`context ${context.index + 1}`} />
      ) : (
        <p className="mt-2 text-xs text-muted">This context came back without any text.</p>
      )}
    </Card>
  );
});
