import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Outcome } from '@/lib/outcome';
import type { Target } from '@/lib/target';
import { problemsOf, type RemoteTarget } from '@/lib/wire';
import { CodeDialog } from './code-dialog';
import { type Language, languages } from './languages';

/** The current form as code: a line of languages, each opens the code so that it can be read before it is copied. */
export function CopyAs({
  target,
  question,
  endpoint,
  retrieved,
  wrong,
}: {
  target: Outcome<Target>;
  question: string;
  /** What is asked instead of Google, by the operator's will. */
  endpoint: string | null;
  /** What retrieval gave for this very question and target, null until they were asked; some answers are asked for over it. */
  retrieved: unknown;
  /** The element that says what is wrong in the form, while something is. */
  wrong?: string | undefined;
}) {
  const id = useId();
  const [language, setLanguage] = useState<Language>('curl');
  const [open, setOpen] = useState(false);
  const asked = useMemo(() => codable(target, question), [target, question]);
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span id={id}>Copy as</span>
        {languages.map((one) => (
          <Button
            key={one.id}
            look="plain"
            className="text-xs"
            disabled={!asked.ok || wrong !== undefined}
            aria-label={`Copy as ${one.label}`}
            aria-haspopup="dialog"
            aria-describedby={wrong ?? (asked.ok ? undefined : `${id}-why`)}
            onClick={() => {
              setLanguage(one.id);
              setOpen(true);
            }}
          >
            {one.label}
          </Button>
        ))}
      </div>
      {wrong !== undefined ? null : asked.ok ? (
        <CodeDialog
          open={open}
          onOpen={setOpen}
          language={language}
          onLanguage={setLanguage}
          target={asked.target}
          question={question}
          endpoint={endpoint}
          retrieved={retrieved}
        />
      ) : (
        <p id={`${id}-why`} className="leading-snug wrap-anywhere">
          {asked.why}
        </p>
      )}
    </div>
  );
}

/** Whether there is a request to write; else the first thing that stands against it. */
function codable(
  target: Outcome<Target>,
  question: string,
): { ok: true; target: RemoteTarget } | { ok: false; why: string } {
  if (!target.ok) return { ok: false, why: `Not yet: ${target.failure.message}` };
  if (target.value.backend === 'embedded')
    return { ok: false, why: 'The embedded engine has no wire format.' };
  if (question.trim() === '') return { ok: false, why: 'Once there is a question.' };
  const [problem] = problemsOf(target.value);
  return problem ? { ok: false, why: `Not yet: ${problem.message}` } : { ok: true, target: target.value };
}
