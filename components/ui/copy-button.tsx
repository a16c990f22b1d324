import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';

type State = 'idle' | 'copied' | 'failed';
const said: Record<State, string> = { idle: '', copied: 'Copied', failed: 'The browser refused to copy' };

/** Copies what `text` gives at that moment, and says whether it worked; a page without the right to copy says so too. */
export function CopyButton({ label, text, children }: { label: string; text(): string; children?: string }) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button look="plain" aria-label={label} title={label} onClick={copy} className="text-xs">
      {state === 'copied' ? (
        <Check aria-hidden="true" className="size-3.5" />
      ) : (
        <Copy aria-hidden="true" className="size-3.5" />
      )}
      {children}
      <span role="status" className={state === 'failed' ? 'text-bad' : 'sr-only'}>
        {said[state]}
      </span>
    </Button>
  );
}
