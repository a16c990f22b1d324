import { useMemo, useState } from 'react';
import { counted } from '@/components/ui/wording';
import { severities } from '@/lib/grounding/causes/cause';
import { causesOf } from '@/lib/grounding/causes/causes';
import { CauseItem, OpenAll } from './cause-item';
import { severityName } from './severity-mark';
import type { ViewProps } from './views';

/** Everything odd by its cause, worst first; each opens to why, what it does, what to do, and every place. */
export function DiagnosticsView({ inspection, body, store, stream, onRaw, onChoose, onTab }: ViewProps) {
  const causes = useMemo(() => causesOf(inspection, body), [inspection, body]);
  const given = useMemo(() => ({ inspection, body, stream }), [inspection, body, stream]);
  const [all, setAll] = useState<{ open: boolean; times: number } | null>(null);
  if (causes.length === 0) {
    return (
      <p className="text-muted">
        <span className="font-semibold text-ink">Nothing odd:</span> every offset, index, confidence and
        address that came agrees with the rest.
      </p>
    );
  }
  const counts = severities.flatMap((severity) => {
    const amount = inspection.diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return amount === 0 ? [] : counted(amount, severityName[severity]);
  });
  const ways = { store, onRaw, onChoose, onReplay: () => onTab('stream') };
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 text-xs text-muted">
        <p>
          {counts.join(' · ')}
          {inspection.diagnostics.length > causes.length && `, from ${counted(causes.length, 'cause')}`}
        </p>
        <OpenAll
          count={causes.length}
          onOpen={(open) => setAll((before) => ({ open, times: (before?.times ?? 0) + 1 }))}
        />
      </div>
      <ul aria-label="What is odd" className="grid grid-cols-[minmax(0,1fr)]">
        {causes.map((cause, index) => (
          <CauseItem
            key={`${all?.times ?? 0} ${cause.id}`}
            cause={cause}
            given={given}
            ways={ways}
            startsOpen={all?.open ?? (index === 0 && cause.severity !== 'info')}
          />
        ))}
      </ul>
    </>
  );
}
