import { memo } from 'react';
import type { SentenceState } from '@/lib/grounding/coverage';
import { sentenceLook } from './sentence-look';

/** Up to so many sentences a hairline parts one from the next; beyond, hairlines would be all there is to see. */
const FEW = 80;

/**
 * The place on the strip of the sentences from `first` up to `next`. A sentence reaches to where the next one starts, so
 * that white space makes no holes. Counted from where the answer starts: its direction is that of the strip.
 */
export function across(sentences: readonly SentenceState[], total: number, first: number, next = first + 1) {
  const start = first === 0 ? 0 : (sentences[first]?.start ?? total);
  const end = sentences[next]?.start ?? total;
  return { insetInlineStart: `${(start / total) * 100}%`, width: `${((end - start) / total) * 100}%` };
}

/** What is seen of the strip: a bar a sentence, or among many sentences a bar for each run of the same state. */
export const StripBars = memo(function StripBars({
  sentences,
  total,
}: {
  sentences: readonly SentenceState[];
  total: number;
}) {
  const isApart = sentences.length <= FEW;
  const starts = sentences.flatMap(({ state }, index) =>
    isApart || sentences[index - 1]?.state !== state ? index : [],
  );
  return (
    <span aria-hidden="true" className="absolute inset-x-0 top-[7px] h-2.5 [contain:strict]">
      {starts.map((first, run) => (
        <span
          key={first}
          className="absolute inset-y-0"
          style={across(sentences, total, first, starts[run + 1] ?? sentences.length)}
        >
          <span
            className={`block h-full ${isApart ? 'me-px' : ''} ${sentenceLook[sentences[first]?.state ?? 'bare']}`}
          />
        </span>
      ))}
    </span>
  );
});
