import { useState } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { Button } from '@/components/ui/button';
import { ShowMore } from '@/components/ui/show-more';
import { counted, grouped } from '@/components/ui/wording';
import type { StreamEvent } from '@/lib/grounding/autopsy/read-event';
import type { Inspection, Pointer } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { countsInWords, overwrittenInWords } from './event-words';
import type { Held } from './held-before';

/** What one event brought, sent again and would have overwritten, with ways to each chunk and stretch. */
export function StreamEventFacts({
  event,
  before,
  inspection,
  store,
  onRaw,
}: {
  event: StreamEvent;
  /** What was held before it came. */
  before: Held;
  /** As of the end: the ids are the same. */
  inspection: Inspection;
  store: SelectionStore;
  onRaw(at: Pointer): void;
}) {
  const { fresh, resent, metadata, finishReason, tokens, error, thought } = event;
  const again = countsInWords(resent);
  const overwritten = overwrittenInWords(event);
  return (
    <section aria-label="What this event brought" className="flex min-w-0 flex-col gap-2 text-[13px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {event.text === '' ? 'No text' : counted(event.text.length, 'character')}
          {thought === '' ? '' : `, ${counted(thought.length, 'character')} of thought`}
          {tokens === null ? '' : `; ${counted(tokens, 'token')} so far`}
        </span>
        <Button look="plain" className="text-xs" title={event.at} onClick={() => onRaw(event.at)}>
          in the raw body
        </Button>
      </p>
      {error !== null && <p className="rounded bg-bad-bg px-2 py-1 text-bad wrap-anywhere">{error}</p>}
      {metadata === 'absent' && <p className="text-muted">No grounding metadata.</p>}
      <Arrivals
        name="New chunks"
        ids={idsFrom('c', before.chunks, fresh.chunks)}
        labelOf={(id) => chunkLabel(inspection, id)}
        store={store}
      />
      <Arrivals
        name="New supports"
        ids={idsFrom('s', before.supports, fresh.supports)}
        labelOf={(id) => supportLabel(inspection, id)}
        store={store}
      />
      {fresh.queries > 0 && (
        <p>{countsInWords({ chunks: 0, supports: 0, queries: fresh.queries }, 'new ')}.</p>
      )}
      {again !== '' && <p className="text-muted">Sent again: {again}, counted once.</p>}
      {overwritten !== null && <p className="rounded bg-warn-bg px-2 py-1 text-warn">{overwritten}</p>}
      {finishReason !== null && <p className="text-muted">Finish reason {finishReason}.</p>}
    </section>
  );
}

const idsFrom = (letter: 's' | 'c', first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${first + index}`);

function chunkLabel({ chunks }: Inspection, id: string): string {
  const index = Number(id.slice(1));
  const chunk = chunks[index];
  return `${grouped(index + 1)} ${chunk?.title ?? chunk?.uri ?? 'untitled'}`;
}

/** More of a quote than this (UTF-16 units) tells no more. */
const LONGEST = 80;

function supportLabel({ segments }: Inspection, id: string): string {
  const segment = segments[Number(id.slice(1))];
  if (segment === undefined || segment.text === '') return `segment ${id.slice(1)}`;
  return `“${segment.text.length > LONGEST ? `${segment.text.slice(0, LONGEST)}…` : segment.text}”`;
}

const FIRST = 6;

function Arrivals({
  name,
  ids,
  labelOf,
  store,
}: {
  name: string;
  ids: readonly string[];
  labelOf(id: string): string;
  store: SelectionStore;
}) {
  const [shown, setShown] = useState(FIRST);
  if (ids.length === 0) return null;
  return (
    <div>
      <h3 className="text-xs font-semibold text-muted">
        {name} · {grouped(ids.length)}
      </h3>
      <ul>
        {ids.slice(0, shown).map((id) => (
          <li key={id}>
            <button
              type="button"
              dir="auto"
              className="-mx-1.5 min-h-6 w-[calc(100%+0.75rem)] truncate rounded px-1.5 text-start hover:bg-sunken"
              onPointerEnter={() => store.hover(id)}
              onPointerLeave={() => store.hover(null)}
              onFocus={() => store.hover(id)}
              onBlur={() => store.hover(null)}
              onClick={() => store.toggle(id, 'report')}
            >
              <MarkedText text={labelOf(id)} />
            </button>
          </li>
        ))}
      </ul>
      <ShowMore first={FIRST} shown={shown} total={ids.length} noun={name.toLowerCase()} onShown={setShown} />
    </div>
  );
}
