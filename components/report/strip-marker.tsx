import { useStored } from '@/components/ui/use-stored';
import type { SentenceState } from '@/lib/grounding/coverage';
import type { Inspection } from '@/lib/grounding/model';
import { chosen, type SelectionStore } from '@/lib/selection';
import { selectedSentence } from './sentence-pieces';
import { across } from './strip-bars';

/**
 * A line under the sentence that is pointed at or pinned. It stands apart from the sentences, and is contained, so that
 * pointing neither draws nor lays out the strip anew.
 */
export function StripMarker({
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
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 h-1 [contain:strict]">
      {index >= 0 && (
        <span
          className="absolute inset-y-0 min-w-1 rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={across(sentences, total, index)}
        />
      )}
    </span>
  );
}
