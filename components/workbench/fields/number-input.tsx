import { useState } from 'react';
import { useReport } from './form-problems';
import { inputClass } from './labelled';

/**
 * Keeps what is typed while it isn't a number in range, says so, and tells the form, which then neither asks nor gives
 * code; only a valid number is passed on. An emptied field passes null on where `optional` says that the setting has a
 * default of its own.
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
  required = false,
  onBlur,
  onInvalid,
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
  required?: boolean;
  onBlur?: () => void;
  onInvalid?: () => void;
  onValue: (value: number | null) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  // The browser gives no text for what is no number.
  const [isNone, setIsNone] = useState(false);
  const shown = typed ?? (value === null ? '' : String(value));
  const fits = (text: string) =>
    Number(text) >= (min ?? Number.NEGATIVE_INFINITY) &&
    Number(text) <= (max ?? Number.POSITIVE_INFINITY) &&
    (!whole || Number.isInteger(Number(text)));
  // An emptied field without a default comes back to its number when it is left.
  const valid = !isNone && (shown === '' ? optional || value === null : fits(shown));
  // What was not typed here, a link brought; the service's own reason says more than the range.
  const wrong =
    valid || (typed === null && problem !== undefined) ? undefined : `${rangeOf(min, max, whole)}.`;
  const wrongId = `${id}-range`;
  useReport(wrongId, wrong && (label ? `${label}: ${wrong}` : wrong));
  const reasons = [wrong && wrongId, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <span className="flex w-full flex-col gap-1">
      <input
        id={id}
        aria-label={label}
        aria-describedby={`${reasons}${label ? '' : ` ${id}-help`}`.trim() || undefined}
        aria-errormessage={reasons || undefined}
        aria-invalid={!valid || problem !== undefined}
        required={required}
        onInvalid={onInvalid}
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
          const noNumber = event.target.validity.badInput;
          setTyped(text);
          setIsNone(noNumber);
          if (text !== '' && fits(text)) onValue(Number(text));
          else if (text === '' && optional && !noNumber) onValue(null);
        }}
        onBlur={() => {
          if (valid || (typed === '' && !isNone)) setTyped(null);
          onBlur?.();
        }}
      />
      {wrong === undefined ? null : (
        <span id={wrongId} role="alert" className="text-xs text-bad">
          {wrong}
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
