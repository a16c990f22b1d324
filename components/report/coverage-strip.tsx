import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useState } from 'react';
import { useStored } from '@/components/ui/use-stored';
import { type SentenceState, sentenceStates } from '@/lib/grounding/coverage';
import type { Inspection } from '@/lib/grounding/model';
import { chosen, type SelectionStore } from '@/lib/selection';
import { sentenceLook } from './sentence-look';
import { selectedSentence, sentencePiece } from './sentence-pieces';

/** The keys that move along the strip, from the sentence at `at` among `count`. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The answer from start to end, a piece a sentence, as wide as it is long. One tab stop; arrows walk and light the
 * sentence, a click or Enter pins it, Escape lets go.
 */
export function CoverageStrip({
  inspection,
  store,
  minimum,
}: {
  inspection: Inspection;
  store: SelectionStore;
  minimum: number;
}) {
  const sentences = useMemo(() => sentenceStates(inspection, minimum), [inspection, minimum]);
  const [walked, setWalked] = useState(0);
  const id = useId();
  const pinned = useStored(store, (selection) => selectedSentence(inspection, sentences, selection.pinned));
  const total = inspection.answer?.text.length ?? 0;
  if (sentences.length === 0 || total === 0) return null;
  const active = Math.min(walked, sentences.length - 1);

  const pieceOf = (index: number) => {
    const sentence = sentences[index];
    return sentence === undefined ? null : sentencePiece(inspection, sentence);
  };
  const pin = (index: number) => {
    const piece = pieceOf(index);
    if (piece !== null) store.toggle(piece, 'report');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      const next = move(active, sentences.length);
      setWalked(next);
      store.hover(pieceOf(next));
    } else if (event.key === 'Enter' || event.key === ' ') pin(active);
    else if (event.key === 'Escape') store.pin(null, 'report');
    else return;
    event.preventDefault();
  };
  const indexUnder = (event: MouseEvent) =>
    event.target instanceof HTMLElement ? Number(event.target.dataset.sentence ?? Number.NaN) : Number.NaN;

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label="Sentences of the answer, and whether they are grounded"
      aria-orientation="horizontal"
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
      onFocus={() => store.hover(pieceOf(active))}
      onBlur={() => store.hover(null)}
      onMouseOver={(event) => {
        const index = indexUnder(event);
        if (!Number.isNaN(index)) store.hover(pieceOf(index));
      }}
      onMouseLeave={() => store.hover(null)}
      onMouseDown={(event) => {
        // The strip is the one tab stop; a press on a sentence must not take the focus into it.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onClick={(event) => {
        const index = indexUnder(event);
        if (Number.isNaN(index)) return;
        setWalked(index);
        pin(index);
        store.hover(pieceOf(index));
      }}
      className="group/strip relative h-6 shrink-0 cursor-pointer overflow-hidden rounded"
    >
      <Sentences
        sentences={sentences}
        total={total}
        id={id}
        pinned={pinned}
        text={inspection.answer?.text ?? ''}
      />
      <Marker inspection={inspection} sentences={sentences} total={total} store={store} />
    </div>
  );
}

/** Up to so many sentences a hairline parts one from the next; beyond, hairlines would be all there is to see. */
const FEW = 80;

/** A sentence reaches to where the next one starts, so that the strip has no holes where the text has white space. */
function across(sentences: readonly SentenceState[], index: number, total: number) {
  const start = index === 0 ? 0 : (sentences[index]?.start ?? total);
  const end = sentences[index + 1]?.start ?? total;
  return {
    left: `${(start / total) * 100}%`, // Half a pixel of overlap closes the seams that rounding leaves.
    width: `calc(${((end - start) / total) * 100}% + ${sentences.length <= FEW ? 0 : 0.5}px)`,
  };
}

const Sentences = memo(function Sentences({
  sentences,
  total,
  id,
  pinned,
  text,
}: {
  sentences: readonly SentenceState[];
  total: number;
  id: string;
  pinned: number;
  text: string;
}) {
  const apart = sentences.length <= FEW ? 'pr-px' : '';
  return sentences.map(({ start, end, state }, index) => (
    <div
      key={start}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === pinned}
      aria-label={`Sentence ${index + 1} of ${sentences.length}: ${state}`}
      title={text.slice(start, Math.min(end, start + 120)).trim()}
      data-sentence={index}
      className={`absolute inset-y-0 flex items-center ${apart}`}
      style={across(sentences, index, total)}
    >
      <span className={`pointer-events-none h-2.5 w-full ${sentenceLook[state]}`} />
    </div>
  ));
});

/** A line under the sentence that is pointed at or pinned; apart, so that pointing never draws the strip anew. */
function Marker({
  inspection,
  sentences,
  total,
  store,
}: {
  inspection: Inspection;
  sentences: readonly SentenceState[];
  total: number;
  store: SelectionStore;
}) {
  const index = useStored(store, (selection) => selectedSentence(inspection, sentences, chosen(selection)));
  if (index < 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-0 h-1 min-w-1 rounded-full bg-accent forced-colors:bg-[Highlight]"
      style={across(sentences, index, total)}
    />
  );
}
