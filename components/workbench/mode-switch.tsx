/** Ask a question, or open a response that exists already. */
export function ModeSwitch({
  mode,
  onMode,
}: {
  mode: 'ask' | 'open';
  onMode: (mode: 'ask' | 'open') => void;
}) {
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-1 rounded-lg border border-line bg-sunken p-1">
      <legend className="sr-only">Ask a question or open a response</legend>
      {(['ask', 'open'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          onClick={() => onMode(one)}
          className="rounded-md px-3 py-1.5 font-medium text-muted aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {one === 'ask' ? 'Ask' : 'Open'}
        </button>
      ))}
    </fieldset>
  );
}
