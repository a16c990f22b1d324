import { useId } from 'react';

/** A labelled range with its value beside it. Native underneath: arrows, page keys, Home and End come with it. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  onValue,
  format,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onValue(value: number): void;
  /** How the value is shown and read out. */
  format(value: number): string;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
          className="h-6 min-w-0 flex-1 accent-accent"
        />
        <output htmlFor={id} className="min-w-8 text-right text-xs text-muted tabular-nums">
          {format(value)}
        </output>
      </div>
    </div>
  );
}
