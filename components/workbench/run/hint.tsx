import { CopyButton } from '@/components/ui/copy-button';
import { commandsIn } from './commands';

/** What to do, with each command in it as code that can be copied. */
export function Hint({ text, className = '' }: { text: string; className?: string }) {
  const counted = commandsIn(text).map((words, place) => ({ ...words, place }));
  return (
    <p className={`wrap-anywhere ${className}`}>
      {counted.map((words) =>
        words.kind === 'text' ? (
          words.text
        ) : (
          <span key={words.place} className="inline">
            <code className="rounded border border-line bg-surface px-1 py-0.5 font-mono text-xs text-ink">
              {words.text}
            </code>
            <CopyButton label={`Copy ${words.text}`} text={() => words.text} />
          </span>
        ),
      )}
    </p>
  );
}
