import { counted, grouped } from '@/components/ui/wording';
import { severities } from '@/lib/grounding/causes/cause';
import type { Diagnostic } from '@/lib/grounding/model';

const looks = { error: 'bg-bad-bg text-bad', warning: 'bg-warn-bg text-warn', info: 'bg-sunken text-muted' };

/** How many diagnostics there are, in the colours of the worst. */
export function DiagnosticsBadge({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const worst = severities.find((severity) =>
    diagnostics.some((diagnostic) => diagnostic.severity === severity),
  );
  if (worst === undefined) return null;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <span className={`rounded-full px-1.5 text-xs font-semibold tabular-nums ${looks[worst]}`}>
      {grouped(diagnostics.length)}
      {errors > 0 && <span className="sr-only">, {counted(errors, 'error')}</span>}
    </span>
  );
}
