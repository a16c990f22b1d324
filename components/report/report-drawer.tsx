import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import type { Inspection, Json, Pointer } from '@/lib/grounding/model';
import type { Threshold } from '@/lib/grounding/score-direction';
import type { SelectionStore } from '@/lib/selection';
import { DiagnosticsBadge } from './diagnostics-badge';
import { type ReportTab, views } from './views';

/**
 * What there is to know beyond the answer and its evidence, as tabs. The open tab is the caller's, because it travels
 * in the address; `null` folds the drawer to its row of tabs.
 */
export function ReportDrawer({
  inspection,
  body,
  store,
  minimum,
  threshold,
  tab,
  onTab,
}: {
  inspection: Inspection;
  /** The decoded body that diagnostics point into. */
  body: Json;
  store: SelectionStore;
  minimum: number;
  /** What retrieval was asked to keep, when it is known. */
  threshold: Threshold | null;
  tab: ReportTab | null;
  onTab(tab: ReportTab | null): void;
}) {
  const [asked, setAsked] = useState<{ at: Pointer; times: number } | null>(null);
  const show = (next: ReportTab) => {
    setAsked(null);
    onTab(next);
  };
  const showRaw = (at: Pointer) => {
    show('raw');
    setAsked({ at, times: (asked?.times ?? 0) + 1 });
  };
  const items = views.map(({ id, label, View }) => ({
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
        store={store}
        minimum={minimum}
        threshold={threshold}
        asked={asked}
        onRaw={showRaw}
      />
    ),
  }));
  return (
    <section
      aria-label="Report"
      className={`relative flex shrink-0 flex-col border-t border-line bg-surface print:h-auto ${tab === null ? '' : 'lg:h-[44vh]'}`}
    >
      <h2 className="sr-only">Report</h2>
      <Tabs
        label="Report"
        items={items}
        value={tab}
        onValue={show}
        aside={
          <Button
            look="plain"
            aria-expanded={tab !== null}
            aria-label={tab === null ? 'Unfold the report' : 'Fold the report'}
            onClick={() => onTab(tab === null ? 'coverage' : null)}
          >
            <ChevronDown aria-hidden="true" className={`size-4 ${tab === null ? 'rotate-180' : ''}`} />
          </Button>
        }
      />
    </section>
  );
}
