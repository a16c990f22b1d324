import { useId } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { Button } from '@/components/ui/button';
import type { Diagnostic, Pointer } from '@/lib/grounding/model';
import { isInBody } from '@/lib/grounding/retrieval-pointer';
import type { SelectionStore } from '@/lib/selection';

/** Where one can go from a diagnostic. */
export type Ways = {
  store: SelectionStore;
  /** Shows a place in the raw body. */
  onRaw(at: Pointer): void;
  /** Goes to the choice of readings; null when there is none. */
  onChoose: (() => void) | null;
  onReplay(): void;
};

/** The message beside it says which one, counted as the wire counts. */
function wayTo(id: string): string {
  if (id.startsWith('c')) return 'show the chunk';
  return id.startsWith('x') ? 'show the context' : 'show in the answer';
}

/** One place of a cause: what is odd there, and the ways to it. */
export function Occurrence({
  diagnostic: { code, at, about, message },
  follows,
  ways: { store, onRaw },
}: {
  diagnostic: Diagnostic;
  /** Whether it has another code than the cause that it belongs to. */
  follows: boolean;
  ways: Ways;
}) {
  const id = useId();
  const [subject] = about;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
      <span id={id} dir="auto" className="min-w-0 flex-[1_1_20rem] text-[13px] [overflow-wrap:anywhere]">
        <MarkedText text={message} />
        {follows && (
          <>
            {' '}
            <code className="font-mono text-[11.5px] whitespace-nowrap text-muted">follows: {code}</code>
          </>
        )}
      </span>
      <span className="flex shrink-0 gap-3 text-xs">
        {subject !== undefined && (
          <Button
            look="plain"
            aria-describedby={id}
            onClick={() => {
              // Let go first, so that what is pinned already is brought back into view.
              store.pin(null, 'report');
              store.pin(subject, 'report');
            }}
          >
            {wayTo(subject)}
          </Button>
        )}
        {isInBody(at) && (
          <Button look="plain" title={at || 'the whole body'} aria-describedby={id} onClick={() => onRaw(at)}>
            in the raw body
          </Button>
        )}
      </span>
    </li>
  );
}
