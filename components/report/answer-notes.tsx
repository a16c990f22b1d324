import type { Diagnostic, Inspection } from '@/lib/grounding/model';
import { explanations } from './explain';
import { SeverityMark } from './severity-mark';

/** What a reader must know before the first sentence; everything else waits in the report. */
const said = new Set([
  'answer/blocked',
  'answer/truncated',
  'answer/maybe-unanswerable',
  'stream/cut-off',
  'stream/service-error',
  'input/cut-off',
  'input/lossy',
]);

/** What follows when a stream was stopped or broke off: a failure of the run that is told already is their one cause. */
const ofTheEnd = new Set([
  'answer/no-candidates',
  'answer/no-metadata',
  'answer/no-chunks',
  'answer/no-supports',
  'answer/no-text',
  'stream/cut-off',
  'stream/service-error',
  'input/cut-off',
]);

/** Why nothing is grounded, the deepest reason first: only the first of them is said. */
const bare = [
  'answer/no-candidates',
  'retrieval/empty',
  'answer/no-metadata',
  'answer/no-chunks',
  'answer/no-supports',
  'answer/no-text',
];

function notesOf({ answer, contexts, diagnostics }: Inspection, failureTold: boolean): Diagnostic[] {
  const reason = bare.find((code) => diagnostics.some((diagnostic) => diagnostic.code === code));
  // With nothing at all to look at, every error is news.
  const nothing = answer === null && contexts === null;
  return diagnostics.filter(
    ({ code, severity }, index) =>
      !(failureTold && ofTheEnd.has(code)) &&
      (said.has(code) || code === reason || (nothing && severity === 'error')) &&
      diagnostics.findIndex((other) => other.code === code) === index,
  );
}

const tone = {
  error: 'border-bad bg-bad-bg',
  warning: 'border-warn bg-warn-bg',
  info: 'border-line bg-surface',
};

/** Facts about the answer as a whole, above it: it was blocked, cut off, came without metadata … */
export function AnswerNotes({
  inspection,
  failureTold = false,
}: {
  inspection: Inspection;
  /** Whether it is told beside it already that the run was stopped or failed. */
  failureTold?: boolean;
}) {
  const notes = notesOf(inspection, failureTold);
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
            <span className="text-muted">{explanations[code]?.fix}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
