import type { Inspection } from '@/lib/grounding/model';
import { diagnosticHelp } from './diagnostic-help';
import { SeverityMark } from './severity-mark';

/** What a reader must know before the first sentence; everything else waits in the report. */
const said = new Set([
  'answer/blocked',
  'answer/no-metadata',
  'answer/no-supports',
  'answer/no-chunks',
  'answer/truncated',
  'stream/cut-off',
  'stream/service-error',
  'retrieval/empty',
  'input/lossy',
]);

const tone = {
  error: 'border-bad bg-bad-bg',
  warning: 'border-warn bg-warn-bg',
  info: 'border-line bg-surface',
};

/** Facts about the answer as a whole, above it: it was blocked, cut off, came without metadata … */
export function AnswerNotes({ inspection }: { inspection: Inspection }) {
  const notes = inspection.diagnostics.filter(
    ({ code }, index, all) => said.has(code) && all.findIndex((other) => other.code === code) === index,
  );
  if (notes.length === 0) return null;
  return (
    <ul aria-label="About this answer" className="flex flex-col gap-2">
      {notes.map(({ code, severity, message }) => (
        <li key={code} className={`flex gap-2 rounded-lg border px-3 py-2 ${tone[severity]}`}>
          <span className="mt-0.5">
            <SeverityMark severity={severity} />
          </span>
          <span className="max-w-[72ch]">
            <span className="font-medium wrap-anywhere">{message}</span>{' '}
            <span className="text-muted">{diagnosticHelp[code]?.advice}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
