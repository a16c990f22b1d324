import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { streamAt } from '@/lib/grounding/autopsy/stream-at';
import type { Inspection, Json, Pointer } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';
import { DiagnosticsBadge } from './diagnostics-badge';
import type { RawAs } from './raw/raw-switch';
import { type ReportTab, views } from './views';

/**
 * What there is to know beyond the answer and its evidence, as tabs. The open tab is the caller's, because it travels
 * in the address; `null` folds the drawer to its row of tabs.
 */
export function ReportDrawer({
  inspection,
  body,
  text,
  at,
  store,
  minimum,
  threshold,
  tab,
  onTab,
  onChoose,
}: {
  inspection: Inspection;
  /** The decoded body that diagnostics point into. */
  body: Json;
  /** The text that it was read from, as it came; null when it came decoded. */
  text: string | null;
  /** Where what is shown stands in the body. */
  at: Pointer;
  store: SelectionStore;
  minimum: number;
  /** What retrieval was asked to keep, when it is known. */
  threshold: Threshold | null;
  tab: ReportTab | null;
  onTab(tab: ReportTab | null): void;
  /** Goes to the choice of readings; null when there is one only. */
  onChoose: (() => void) | null;
}) {
  const stream = useMemo(() => streamAt(body, at), [body, at]);
  const [asked, setAsked] = useState<{ at: Pointer; times: number } | null>(null);
  const [rawAs, setRawAs] = useState<RawAs | null>(null);
  const show = (next: ReportTab) => {
    setAsked(null);
    onTab(next);
  };
  const showRaw = (at: Pointer) => {
    show('raw');
    setAsked({ at, times: (asked?.times ?? 0) + 1 });
  };
  const fitting = views.filter(({ fits }) => fits?.({ stream }) ?? true);
  // The address may name a tab that this response hasn't.
  const open = fitting.some(({ id }) => id === tab) ? tab : null;
  const items = fitting.map(({ id, label, View }) => ({
    id,
    label: (
      <>
        {label}
        {id === 'diagnostics' && <DiagnosticsBadge diagnostics={inspection.diagnostics} />}
      </>
    ),
    panel: (
      <View
        inspection={inspection}
        body={body}
        text={text}
        stream={stream}
        store={store}
        minimum={minimum}
        threshold={threshold}
        asked={asked}
        onRaw={showRaw}
        rawAs={rawAs}
        onRawAs={setRawAs}
        onTab={show}
        onChoose={onChoose}
      />
    ),
  }));
  return (
    <section
      aria-label="Report"
      className={`relative flex shrink-0 flex-col border-t border-line bg-surface print:h-auto ${open === null ? '' : open === 'stream' ? 'lg:h-[66vh]' : 'lg:h-[44vh]'}`}
    >
      <h2 className="sr-only">Report</h2>
      <Tabs
        label="Report"
        items={items}
        value={open}
        onValue={show}
        aside={
          <Button
            look="plain"
            aria-expanded={open !== null}
            aria-label={open === null ? 'Unfold the report' : 'Fold the report'}
            onClick={() => onTab(open === null ? 'coverage' : null)}
          >
            <ChevronDown aria-hidden="true" className={`size-4 ${open === null ? 'rotate-180' : ''}`} />
          </Button>
        }
      />
    </section>
  );
}
