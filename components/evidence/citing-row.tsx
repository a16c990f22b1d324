import { MarkedText } from '@/components/text/marked-text';
import { useStored } from '@/components/ui/use-stored';
import { short } from '@/components/ui/wording';
import type { Segment } from '@/lib/grounding/model';
import type { Selection, SelectionStore } from '@/lib/selection';
import { chunkColour } from './chunk-colour';
import { ConfidenceMeter } from './confidence-meter';

/** Enough for a line of any card; the whole quote stands in the answer. */
const QUOTE_UNITS = 160;

/** One link seen from the chunk: a stretch of the answer that cites it, and how surely. Below the minimum it fades, and says why. */
export function CitingRow({
  segment,
  chunk,
  confidence,
  store,
  minimum,
  isLit,
}: {
  segment: Segment;
  chunk: number;
  confidence: number | null;
  store: SelectionStore;
  minimum: number;
  isLit(selection: Selection): boolean;
}) {
  const lit = useStored(store, isLit);
  const pinned = useStored(store, (selection) => selection.pinned === segment.id);
  const below = confidence !== null && !(confidence >= minimum);
  return (
    <li>
      <button
        type="button"
        aria-pressed={pinned}
        data-lit={lit || undefined}
        onClick={() => store.toggle(segment.id, 'evidence')}
        onPointerEnter={() => store.hover(segment.id)}
        onPointerLeave={() => store.hover(`c${chunk}`)}
        onFocus={(event) => {
          // The card listens too, and would say that the chunk is meant.
          event.stopPropagation();
          store.hover(segment.id);
        }}
        className={`-mx-1.5 grid min-h-6 w-[calc(100%+0.75rem)] grid-cols-[minmax(0,1fr)_5.25rem_3.75rem] items-center gap-x-2 rounded px-1.5 text-left text-xs hover:bg-sunken data-lit:bg-tint ${below ? 'text-muted' : ''}`}
      >
        <span className="flex min-w-0 items-baseline gap-1.5">
          <span
            dir="auto"
            className={`truncate ${lit ? 'text-ink' : 'text-muted'} ${below ? 'line-through decoration-line-strong' : ''}`}
          >
            <MarkedText text={segment.text.slice(0, QUOTE_UNITS) || '(no words)'} />
          </span>{' '}
          {segment.placement !== 'exact' && <span className="shrink-0 text-warn">{segment.placement}</span>}{' '}
          {below && <span className="shrink-0">below {short(minimum)}</span>}
        </span>{' '}
        <ConfidenceMeter
          confidence={confidence}
          colour={below ? 'var(--line-strong)' : chunkColour(chunk)}
          minimum={minimum}
        />
      </button>
    </li>
  );
}
