import { useMemo } from 'react';
import { counted } from '@/components/ui/wording';
import type { Inspection, Pointer } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { DiagnosticGroupItem } from './diagnostic-group';
import { groupDiagnostics, severities } from './diagnostic-groups';
import { severityName } from './severity-mark';

/** Everything odd, worst first: what it means, what to do, and every place, each with a way there. */
export function DiagnosticsView({
  inspection,
  store,
  onRaw,
}: {
  inspection: Inspection;
  store: SelectionStore;
  /** Shows a place in the raw body. */
  onRaw(at: Pointer): void;
}) {
  const groups = useMemo(() => groupDiagnostics(inspection.diagnostics), [inspection]);
  if (groups.length === 0) {
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
  return (
    <>
      <p className="mb-3 text-xs text-muted">{counts.join(' · ')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {groups.map((group) => (
          <DiagnosticGroupItem
            key={`${group.severity} ${group.code}`}
            group={group}
            store={store}
            onRaw={onRaw}
          />
        ))}
      </ul>
    </>
  );
}
