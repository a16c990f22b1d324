import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { counted } from '@/components/ui/wording';
import type { Severity } from '@/lib/grounding/model';

const severities: readonly (readonly [Severity, typeof Info, string, string])[] = [
  ['error', CircleAlert, 'text-bad', 'error'],
  ['warning', TriangleAlert, 'text-warn', 'warning'],
  ['info', Info, 'text-muted', 'note'],
];

/** How many diagnostics of each severity a response has, by shape, colour and number; those that are none stay away. */
export function SeverityCounts({ counts }: { counts: Readonly<Record<Severity, number>> }) {
  const shown = severities.filter(([severity]) => counts[severity] > 0);
  if (shown.length === 0) return <span className="text-muted">none</span>;
  return (
    <span className="flex gap-2.5">
      {shown.map(([severity, Icon, colour, noun]) => (
        <span key={severity} className={`inline-flex items-center gap-1 ${colour}`}>
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          <span aria-hidden="true">{counts[severity]}</span>
          <span className="sr-only">{counted(counts[severity], noun)}</span>
        </span>
      ))}
    </span>
  );
}
