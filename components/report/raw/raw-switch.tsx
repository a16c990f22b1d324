export type RawAs = 'tree' | 'text';

const names = { tree: 'Tree', text: 'As it came' } as const;

/** Chooses between the decoded body and the text that it was read from. */
export function RawSwitch({ shown, onChoose }: { shown: RawAs; onChoose(shown: RawAs): void }) {
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line">
      <legend className="sr-only">Show the body as</legend>
      {(['tree', 'text'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={shown === each}
          onClick={() => onChoose(each)}
          className="min-h-6 px-2 py-0.5 whitespace-nowrap text-muted aria-pressed:bg-tint aria-pressed:text-ink"
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}
