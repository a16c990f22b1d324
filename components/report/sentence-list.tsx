import { useState } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import { ShowMore } from '@/components/ui/show-more';
import type { SentenceState } from '@/lib/grounding/coverage';
import type { Inspection } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { sentenceLook } from './sentence-look';
import { sentencePiece } from './sentence-pieces';

const FIRST = 100;
/** Two lines of the widest drawer; the sentence itself stands in the answer. */
const SENTENCE_UNITS = 240;

/** Every sentence with its state, by swatch and word; pressing one shows it in the answer. */
export function SentenceList({
  inspection,
  sentences,
  store,
}: {
  inspection: Inspection;
  sentences: readonly SentenceState[];
  store: SelectionStore;
}) {
  const [shown, setShown] = useState(FIRST);
  const text = inspection.answer?.text ?? '';
  return (
    <>
      <ol>
        {sentences.slice(0, shown).map(({ start, end, state }, index) => {
          const piece = sentencePiece(inspection, { start, end });
          return (
            <li key={start} className="border-b border-line last:border-0">
              <button
                type="button"
                className="-mx-1.5 grid w-[calc(100%+0.75rem)] grid-cols-[1.75rem_1rem_4.25rem_minmax(0,1fr)] items-baseline gap-x-2 rounded px-1.5 py-1 text-left text-[13px] hover:bg-sunken"
                onPointerEnter={() => store.hover(piece)}
                onPointerLeave={() => store.hover(null)}
                onFocus={() => store.hover(piece)}
                onBlur={() => store.hover(null)}
                onClick={() => piece !== null && store.toggle(piece, 'report')}
              >
                <span className="text-right text-xs text-muted tabular-nums">{index + 1}</span>{' '}
                <span aria-hidden="true" className={`h-2.5 rounded-sm ${sentenceLook[state]}`} />
                <span className="text-xs text-muted">{state}</span>{' '}
                <span dir="auto" className={`truncate ${state === 'bare' ? 'text-muted' : ''}`}>
                  <MarkedText text={text.slice(start, Math.min(end, start + SENTENCE_UNITS)).trim()} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <ShowMore first={FIRST} shown={shown} total={sentences.length} noun="sentences" onShown={setShown} />
    </>
  );
}
