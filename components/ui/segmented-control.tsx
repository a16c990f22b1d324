import { useId } from 'react';

/** A few choices of which one holds. Native radio buttons underneath, so that arrows, forms and readers know it. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onValue,
}: {
  /** Heard, not seen. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onValue(id: Id): void;
}) {
  const name = useId();
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col rounded-lg border border-line p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="relative flex min-h-7 cursor-pointer items-center justify-center rounded-md px-3 text-muted hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-accent forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={option.id === value}
            onChange={() => onValue(option.id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
