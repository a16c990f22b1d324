import { CopyButton } from '@/components/ui/copy-button';
import { commandsIn } from './commands';

/** What to do; each command in it stands on a line of its own as code that can be copied. */
export function Hint({ text, className = '' }: { text: string; className?: string }) {
  const parts = commandsIn(text).map((words, place) => ({ ...words, place }));
  return (
    <div className={`flex flex-col gap-1 wrap-anywhere ${className}`}>
      {parts.map(({ kind, text: words, place }) =>
        kind === 'text' ? (
          <p key={place}>{words}</p>
        ) : (
          <div
            key={place}
            className="flex items-start justify-between gap-2 rounded-md border border-line bg-surface py-0.5 ps-2 pe-1 text-ink"
          >
            <code className="min-w-0 py-1 font-mono text-xs leading-snug">{words}</code>
            <span className="shrink-0">
              <CopyButton label={`Copy ${words}`} text={() => words} />
            </span>
          </div>
        ),
      )}
    </div>
  );
}
