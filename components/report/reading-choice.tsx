import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo } from 'react';
import { bringIntoView } from '@/components/ui/bring-into-view';
import { Button } from '@/components/ui/button';
import { counted, grouped } from '@/components/ui/wording';
import type { Choice } from '@/lib/grounding/model';
import { apart } from './apart';

const CHOICE_ID = 'reading-choice';

/** Brings the choice into view and gives it the keyboard. */
export function focusChoice(): void {
  const field = document.getElementById(CHOICE_ID);
  if (field === null) return;
  bringIntoView(field);
  field.focus({ preventScroll: true });
}

/** A list of more than these is no longer looked through; then one goes by number. */
const LISTED = 300;

/** Says which of several readings of the input is shown, and lets another one be chosen. Nothing for a single one. */
export function ReadingChoice({
  choices,
  shown,
  onChoose,
}: {
  choices: readonly Choice[];
  shown: string;
  onChoose(id: string): void;
}) {
  const id = useId();
  const labels = useMemo(() => apart(choices.map(({ label }) => label)), [choices]);
  if (choices.length < 2) return null;
  const index = Math.max(
    0,
    choices.findIndex((choice) => choice.id === shown),
  );
  const go = (next: number) => {
    const choice = choices[Math.min(choices.length - 1, Math.max(0, next))];
    if (choice && choice.id !== shown) onChoose(choice.id);
  };
  const field = 'min-w-0 rounded-md border border-line-strong bg-surface px-2 py-1';
  return (
    <section
      aria-label="Readings of this input"
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-lg border border-line bg-surface px-3 py-2 text-[13px]"
    >
      <label htmlFor={CHOICE_ID} className="text-muted">
        This input holds {counted(choices.length, 'thing')} to read. Showing
      </label>
      {choices.length <= LISTED ? (
        <select
          id={CHOICE_ID}
          value={choices[index]?.id}
          onChange={(event) => onChoose(event.target.value)}
          className={`${field} max-w-full flex-[1_1_16rem]`}
        >
          {choices.map((choice, at) => (
            <option key={choice.id} value={choice.id}>
              {at + 1}. {labels[at]}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input
            id={CHOICE_ID}
            type="number"
            min={1}
            max={choices.length}
            value={index + 1}
            aria-describedby={id}
            onChange={(event) => go(event.target.valueAsNumber - 1)}
            className={`${field} w-24 tabular-nums`}
          />
          <span id={id} className="min-w-0 flex-[1_1_16rem] truncate" title={choices[index]?.label}>
            {labels[index]}
          </span>
        </>
      )}
      <span className="flex items-center gap-1 text-muted tabular-nums">
        <Button
          look="plain"
          aria-label="Reading before"
          aria-disabled={index === 0}
          className="mx-0 p-1 aria-disabled:opacity-40"
          onClick={() => go(index - 1)}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        {grouped(index + 1)} of {grouped(choices.length)}
        <Button
          look="plain"
          aria-label="Next reading"
          aria-disabled={index === choices.length - 1}
          className="mx-0 p-1 aria-disabled:opacity-40"
          onClick={() => go(index + 1)}
        >
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </section>
  );
}
