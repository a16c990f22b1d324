import { type KeyboardEvent, type MouseEvent, memo, useId, useMemo, useState } from 'react';
import { useStored } from '@/components/ui/use-stored';
import { type SentenceState, sentenceStates } from '@/lib/grounding/coverage';
import type { Inspection } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { directionOf } from '@/lib/text/direction';
import { spellHidden } from '@/lib/text/hidden-characters';
import { selectedSentence, sentencePiece } from './sentence-pieces';
import { across, StripBars } from './strip-bars';
import { StripMarker } from './strip-marker';

/** The keys that move along the strip, from the sentence at `at` among `count`. */
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};
const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/**
 * The answer from start to end in its own direction, a piece a sentence, as wide as it is long. One tab stop; arrows walk and light the
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
  const text = inspection.answer?.text ?? '';
  const total = text.length;
  const direction = useMemo(() => directionOf(text) ?? 'ltr', [text]);
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
    const move = moves[direction === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key];
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
      dir={direction}
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
      <StripBars sentences={sentences} total={total} />
      <Sentences sentences={sentences} total={total} id={id} pinned={pinned} text={text} />
      <StripMarker inspection={inspection} sentences={sentences} total={total} store={store} />
    </div>
  );
}

/** What is heard and pressed: an option a sentence, without any look of its own. */
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
  return sentences.map(({ start, end, state }, index) => (
    <div
      key={start}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === pinned}
      aria-label={`Sentence ${index + 1} of ${sentences.length}: ${state}`}
      title={spellHidden(text.slice(start, Math.min(end, start + 120)).trim())}
      data-sentence={index}
      className="absolute inset-y-0"
      style={across(sentences, total, index)}
    />
  ));
});
