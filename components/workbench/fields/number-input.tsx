import { useState } from 'react';
import { inputClass } from './labelled';

/**
 * Keeps what is typed while it isn't a number in range, and says so; only a valid number is passed on. An emptied field
 * passes null on where `optional` says that the setting has a default of its own.
 */
export function NumberInput({
  id,
  label,
  value,
  min,
  max,
  step,
  whole = false,
  optional = false,
  placeholder,
  problem,
  small = false,
  onValue,
}: {
  id: string;
  /** For a field without a label of its own. */
  label?: string;
  value: number | null;
  min?: number;
  max?: number;
  step: number | 'any';
  whole?: boolean;
  optional?: boolean;
  /** What holds while the field is empty. */
  placeholder?: string;
  problem?: string | undefined;
  small?: boolean;
  onValue: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  const fits = (text: string) =>
    Number(text) >= (min ?? Number.NEGATIVE_INFINITY) &&
    Number(text) <= (max ?? Number.POSITIVE_INFINITY) &&
    (!whole || Number.isInteger(Number(text)));
  const valid = shown === '' || fits(shown);
  return (
    <span className="flex w-full flex-col gap-1">
      <input
        id={id}
        aria-label={label}
        aria-describedby={
          `${problem === undefined ? '' : `${id}-problem `}${label ? '' : `${id}-help`}`.trim() || undefined
        }
        aria-invalid={!valid || problem !== undefined}
        className={`${inputClass} tabular-nums ${small ? 'py-1! text-xs' : ''}`}
        type="number"
        inputMode="decimal"
        placeholder={placeholder}
        value={shown}
        min={min}
        max={max}
        step={step}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          if (text !== '' && fits(text)) onValue(Number(text));
          // The browser gives no text for what is no number; only an empty field is one that was emptied.
          else if (text === '' && optional && !event.target.validity.badInput) onValue(null);
        }}
        onBlur={() => {
          if (valid) setTyped(null);
        }}
      />
      {valid ? null : (
        <span role="alert" className="text-xs text-bad">
          {rangeOf(min, max, whole)}; {value === null ? 'the default' : value} stays in force.
        </span>
      )}
    </span>
  );
}

function rangeOf(min: number | undefined, max: number | undefined, whole: boolean): string {
  const kind = whole ? 'A whole number' : 'A number';
  if (min !== undefined && max !== undefined)
    return `Between ${min} and ${max}${whole ? ', a whole number' : ''}`;
  if (min !== undefined) return `${kind} of at least ${min}`;
  return max === undefined ? kind : `${kind} of at most ${max}`;
}
