import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '@/lib/grounding/model';

export const severityName: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

const marks = {
  error: { Icon: CircleAlert, colour: 'text-bad' },
  warning: { Icon: TriangleAlert, colour: 'text-warn' },
  info: { Icon: Info, colour: 'text-muted' },
};

/** A severity by shape and colour; its word is for those who see neither. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const { Icon, colour } = marks[severity];
  return (
    <>
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />
      <span className="sr-only">{severityName[severity]}: </span>
    </>
  );
}
