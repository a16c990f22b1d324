import type { Inspection } from '@/lib/grounding/model';

/** Why there is nothing to show: in the words of the diagnostics that know, else plainly. */
export function NoEvidence({ inspection }: { inspection: Inspection }) {
  const reasons = inspection.diagnostics.filter(
    ({ code, severity }) => severity !== 'info' && /^(answer|retrieval)\//.test(code),
  );
  return (
    <div className="rounded-lg border border-dashed border-line-strong px-4 py-5 text-muted">
      <p className="font-semibold text-ink">No evidence came with this.</p>
      {reasons.length === 0 ? (
        <p className="mt-1 text-[13px]">The body names no chunks and no retrieved contexts.</p>
      ) : (
        reasons.map(({ code, message }) => (
          <p key={code} className="mt-1 text-[13px]">
            {message}
          </p>
        ))
      )}
    </div>
  );
}
