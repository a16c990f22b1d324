import { useCallback, useMemo } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { grouped } from '@/components/ui/wording';
import type { Chunk, Context, Inspection } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';
import { CardList } from './card-list';
import { ChunkCard } from './chunk-card';
import { ContextCard } from './context-card';
import { litLookup } from './lit-lookup';
import { NoEvidence } from './no-evidence';
import { orderEvidence } from './order-evidence';
import { pinnedCard } from './pinned-card';
import { useCardFacts } from './use-card-facts';
import { useRevealed } from './use-revealed';

export { focusChunk } from './focus-chunk';

const isChunk = (item: Chunk | Context): item is Chunk => 'citedBy' in item;
const idOf = (item: Chunk | Context) => `${isChunk(item) ? 'c' : 'x'}${item.index}`;
const heading = 'text-xs font-semibold tracking-wider uppercase text-muted';

/**
 * All evidence of an inspection as cards: what the answer cites first, in the order it is met there; what was
 * retrieved and never cited folded below. Without chunks (retrieval alone, or an answer still being written) the
 * contexts stand in their own order. Links under `minimum` fade; `threshold` is drawn on the axes of its kind.
 */
export function EvidenceList({
  inspection,
  store,
  minimum,
  threshold,
}: {
  inspection: Inspection;
  store: SelectionStore;
  minimum: number;
  threshold: Threshold | null;
}) {
  const { cited, uncited, unused } = useMemo(() => orderEvidence(inspection), [inspection]);
  const litOf = useMemo(() => litLookup(inspection, minimum), [inspection, minimum]);
  const cardOf = useCallback(
    (pinned: string) => pinnedCard(inspection, pinned, minimum),
    [inspection, minimum],
  );
  const revealed = useRevealed(store, cardOf);
  const { citingOf, scales } = useCardFacts(inspection, threshold);

  const card = (item: Chunk | Context) => {
    const id = idOf(item);
    const shared = { format: inspection.format, threshold, store };
    if (!isChunk(item)) {
      return <ContextCard key={id} context={item} scale={scales[item.scoreKind]} {...shared} />;
    }
    const context =
      inspection.contexts === null ? undefined : (inspection.contexts[item.context ?? -1] ?? null);
    return (
      <ChunkCard
        key={id}
        chunk={item}
        citing={citingOf(item)}
        context={context}
        scale={scales[context?.scoreKind ?? 'unknown']}
        minimum={minimum}
        litOf={litOf}
        {...shared}
      />
    );
  };
  const list = (items: readonly (Chunk | Context)[]) => (
    <CardList items={items} idOf={idOf} revealed={revealed}>
      {card}
    </CardList>
  );

  if (inspection.chunks.length === 0) {
    if (unused.length === 0) return <NoEvidence inspection={inspection} />;
    return (
      <section aria-label="Retrieved contexts">
        <h2 className={heading}>Retrieved · {grouped(unused.length)}</h2>
        {list(unused)}
      </section>
    );
  }
  const rest = [...uncited, ...unused];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="Cited evidence">
        <h2 className={heading}>Evidence · cited</h2>
        {cited.length > 0 ? (
          list(cited)
        ) : (
          <p className="mt-2 text-muted">No segment of the answer cites a chunk.</p>
        )}
      </section>
      {rest.length > 0 && (
        <section aria-label="Retrieved, never cited">
          <Disclosure
            startsOpen={cited.length === 0}
            summary={<h2 className={heading}>Retrieved, never cited · {grouped(rest.length)}</h2>}
          >
            {list(rest)}
          </Disclosure>
        </section>
      )}
    </div>
  );
}
