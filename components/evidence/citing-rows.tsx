import { useState } from 'react';
import { ShowMore } from '@/components/ui/show-more';
import { useStored } from '@/components/ui/use-stored';
import type { Segment } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { CitingRow } from './citing-row';
import type { LitLookup } from './lit-lookup';

/** More than these, and those that are pinned, are shown on demand: a chunk that a thousand segments cite stays a card. */
const FIRST = 5;

/** Every link to one chunk, a row each; a segment that names the chunk twice has two. */
export function CitingRows({
  label,
  citing,
  chunk,
  store,
  minimum,
  litOf,
}: {
  label: string;
  citing: readonly Segment[];
  chunk: number;
  store: SelectionStore;
  minimum: number;
  litOf: LitLookup;
}) {
  const [amount, setAmount] = useState(FIRST);
  const pinned = useStored(store, (selection) => pinnedBeyond(citing, selection.pinned, litOf));
  const links = citing.flatMap((segment) =>
    segment.sources.flatMap((source, position) =>
      source.chunk === chunk
        ? { key: `${segment.id}/${position}`, segment, confidence: source.confidence }
        : [],
    ),
  );
  const alsoShown = new Set(pinned.split(' '));
  const shown = links.filter(({ segment }, index) => index < amount || alsoShown.has(segment.id));
  return (
    <>
      <ul aria-label={label} className="mt-2">
        {shown.map(({ key, segment, confidence }) => (
          <CitingRow
            key={key}
            segment={segment}
            chunk={chunk}
            confidence={confidence}
            store={store}
            minimum={minimum}
            isLit={(selection) => {
              const lit = litOf(selection);
              return lit.chunks.has(chunk) && lit.segments.has(segment.id);
            }}
          />
        ))}
      </ul>
      <ShowMore first={FIRST} shown={amount} total={links.length} noun="segments" onShown={setAmount} />
    </>
  );
}

/** The ids, beyond the first, of those segments that a pinned stretch means; a pinned chunk means them all, and so none. */
function pinnedBeyond(citing: readonly Segment[], pinned: string | null, litOf: LitLookup): string {
  if (citing.length <= FIRST || pinned === null || !/^[sp]/.test(pinned)) return '';
  const lit = litOf({ hovered: null, pinned }).segments;
  return citing.flatMap(({ id }, index) => (index >= FIRST && lit.has(id) ? id : [])).join(' ');
}
