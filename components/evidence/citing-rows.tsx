import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/ui/use-stored';
import type { Segment } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { CitingRow } from './citing-row';
import type { LitLookup } from './lit-lookup';

/** More than these, and those that are pinned, are shown on demand: a chunk that a thousand segments cite stays a card. */
const SHOWN = 5;

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
  const [all, setAll] = useState(false);
  const pinned = useStored(store, (selection) => pinnedAmong(citing.slice(SHOWN), selection.pinned, litOf));
  const links = citing.flatMap((segment) =>
    segment.sources.flatMap((source, position) =>
      source.chunk === chunk
        ? { key: `${segment.id}/${position}`, segment, confidence: source.confidence }
        : [],
    ),
  );
  const alsoShown = new Set(pinned.split(' '));
  const shown = all
    ? links
    : links.filter(({ segment }, index) => index < SHOWN || alsoShown.has(segment.id));
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
      {links.length > SHOWN && (
        <Button look="plain" className="text-xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `show the first ${SHOWN}` : `show all ${links.length} segments`}
        </Button>
      )}
    </>
  );
}

/** The ids of those segments that a pinned stretch of the answer means; a pinned chunk means them all, and so none. */
function pinnedAmong(segments: readonly Segment[], pinned: string | null, litOf: LitLookup): string {
  if (segments.length === 0 || pinned === null || !/^[sp]/.test(pinned)) return '';
  const lit = litOf({ hovered: null, pinned }).segments;
  return segments.flatMap(({ id }) => (lit.has(id) ? id : [])).join(' ');
}
