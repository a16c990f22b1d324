import { inputClass, Labelled, told } from './labelled';
import { NumberInput } from './number-input';
import { type Limit, limits, thresholdWords } from './threshold';

/** Where a threshold begins when its direction is chosen: values that leave something on most corpora. */
const beginning = { none: 0.8, distance: 0.8, similarity: 0.2 } as const;

/** At most one threshold, with its direction. */
export function ThresholdFields({
  limit,
  at,
  help,
  bounds,
  problem,
  onChange,
}: {
  limit: Limit;
  at: number;
  /** Which end is best, for these very scores. */
  help: string;
  /** The values that make sense, where the metric has bounds. */
  bounds: Readonly<Partial<Record<Limit, { min: number; max: number }>>>;
  problem?: string | undefined;
  onChange: (change: { limit?: Limit; at?: number }) => void;
}) {
  return (
    <Labelled id="limit" label="Threshold" help={help} problem={problem}>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <select
          id="limit"
          {...told('limit', problem)}
          className={`${inputClass} ${limit === 'none' ? 'col-span-2' : ''}`}
          value={limit}
          onChange={(event) => {
            const next = limits.find((one) => one.limit === event.target.value)?.limit ?? 'none';
            onChange({ limit: next, at: beginning[next] });
          }}
        >
          {limits.map((one) => (
            <option key={one.limit} value={one.limit}>
              {one.words}
            </option>
          ))}
        </select>
        {limit === 'none' ? null : (
          <NumberInput
            id="limit-value"
            label={`Threshold: ${thresholdWords(limit, at).replace(` ${at}`, '')}`}
            value={at}
            {...bounds[limit]}
            step={0.05}
            onValue={(value) => {
              if (value !== null) onChange({ at: value });
            }}
          />
        )}
      </div>
      {limit === 'similarity' && Math.abs(at) >= 1 ? (
        <p role="note" className="text-xs leading-snug text-muted">
          {at >= 1
            ? 'A cosine similarity is at most 1: nothing lies above this. Only a dot product goes further.'
            : 'A cosine similarity is at least −1: this keeps everything. Only a dot product goes lower.'}
        </p>
      ) : null}
    </Labelled>
  );
}
