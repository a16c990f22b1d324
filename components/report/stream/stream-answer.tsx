import { useMemo } from 'react';
import { MarkedText } from '@/components/text/marked-text';
import type { Inspection } from '@/lib/grounding/model';

/** A stretch of the answer that looks the same all over. */
type Stretch = { start: number; end: number; isNew: boolean; support: 'new' | 'held' | null };

/** Colour is not the only sign: supported words are underlined, newly supported ones twice. */
const looks = {
  new: 'underline decoration-double decoration-good decoration-2 underline-offset-4',
  held: 'underline decoration-good decoration-2 underline-offset-4',
};

/** The answer as far as it had come, as its source: what an event added, and what rests on something by now. */
export function StreamAnswer({
  inspection,
  textBefore,
  segmentsBefore,
}: {
  inspection: Inspection | null;
  /** UTF-16 units of text and number of segments that were there before the event. */
  textBefore: number;
  segmentsBefore: number;
}) {
  const stretches = useMemo(
    () => (inspection === null ? [] : stretchesOf(inspection, textBefore, segmentsBefore)),
    [inspection, textBefore, segmentsBefore],
  );
  const text = inspection?.answer?.text ?? '';
  return (
    <section aria-label="The answer as of this event" className="min-w-0">
      <p dir="auto" className="max-w-[72ch] text-[15px] leading-7 whitespace-pre-wrap wrap-anywhere">
        {stretches.map(({ start, end, isNew, support }) => (
          <span
            key={start}
            data-new={isNew || undefined}
            data-support={support ?? undefined}
            className={`${isNew ? 'rounded-xs bg-tint' : ''} ${support === null ? 'text-muted' : looks[support]}`}
          >
            <MarkedText text={text.slice(start, end)} />
          </span>
        ))}
        {text === '' && <span className="text-muted">No text has come so far.</span>}
      </p>
      <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <span className="rounded-xs bg-tint px-1">text of this event</span>
        <span className={looks.held}>rests on something</span>
        <span className={looks.new}>since this event</span>
      </p>
    </section>
  );
}

function stretchesOf({ pieces, answer }: Inspection, textBefore: number, segmentsBefore: number): Stretch[] {
  const length = answer?.text.length ?? 0;
  return pieces.flatMap(({ start, end, segments }): Stretch[] => {
    const support =
      segments.length === 0
        ? null
        : segments.every((id) => Number(id.slice(1)) >= segmentsBefore)
          ? 'new'
          : 'held';
    const cut = Math.min(Math.max(textBefore, start), end);
    return [
      { start, end: cut, isNew: false, support },
      { start: cut, end, isNew: true, support },
    ].filter((stretch): stretch is Stretch => stretch.end > stretch.start && stretch.start < length);
  });
}
