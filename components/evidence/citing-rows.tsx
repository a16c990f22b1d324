import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Segment } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { CitingRow } from './citing-row';
import type { LitLookup } from './lit-lookup';

/** More than these are shown on demand: a chunk that a thousand segments cite stays a card. */
const SHOWN = 8;

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
  const links = citing.flatMap((segment) =>
    segment.sources.flatMap((source, position) =>
      source.chunk === chunk
        ? { key: `${segment.id}/${position}`, segment, confidence: source.confidence }
        : [],
    ),
  );
  return (
    <>
      <ul aria-label={label} className="mt-2">
        {(all ? links : links.slice(0, SHOWN)).map(({ key, segment, confidence }) => (
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
