import { useState } from 'react';
import type { CorpusOption } from '@/lib/request';
import { Folded, inputClass, Labelled } from './form-parts';
import type { SetSettings, Settings } from './settings';

const limits = { none: 'no threshold', distance: 'distance below', similarity: 'similarity above' } as const;

export function RetrievalSettings({
  corpus,
  settings,
  onChange,
}: {
  corpus: CorpusOption | undefined;
  settings: Settings;
  onChange: SetSettings;
}) {
  const files = settings.files.length;
  const now = `top ${settings.k} · ${limits[settings.limit]}${settings.limit === 'none' ? '' : ` ${settings.at}`}${files ? ` · ${files} files` : ''}`;
  return (
    <Folded title="Retrieval" now={now}>
      <Labelled
        id="top-k"
        label="Contexts wanted (top K)"
        help="At most this many chunks come back, best first; fewer when fewer hold any evidence."
      >
        <NumberInput
          id="top-k"
          value={settings.k}
          min={1}
          max={100}
          step={1}
          onValue={(k) => onChange({ k: Math.round(k) })}
        />
      </Labelled>
      <Labelled
        id="limit"
        label="Threshold"
        help="Distance: 0 is best, 2 is worst; contexts below the value stay. Similarity is 1 − distance; contexts above it stay."
      >
        <div className="flex gap-2">
          <select
            id="limit"
            aria-describedby="limit-help"
            className={inputClass}
            value={settings.limit}
            onChange={(event) => {
              const limit = Object.keys(limits).find(
                (name): name is keyof typeof limits => name === event.target.value,
              );
              onChange({ limit: limit ?? 'none', at: limit === 'similarity' ? 0.2 : 0.8 });
            }}
          >
            {Object.entries(limits).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {settings.limit === 'none' ? null : (
            <NumberInput
              id="limit-value"
              label={`Threshold: ${limits[settings.limit]}`}
              value={settings.at}
              min={settings.limit === 'distance' ? 0 : -1}
              max={settings.limit === 'distance' ? 2 : 1}
              step={0.05}
              onValue={(at) => onChange({ at })}
            />
          )}
        </div>
      </Labelled>
      {corpus ? (
        <FileFilter
          key={corpus.name}
          corpus={corpus}
          chosen={settings.files}
          onChange={(next) => onChange({ files: next })}
        />
      ) : null}
    </Folded>
  );
}

/** Keeps what is typed while it isn't a number in range, and says so; only a valid number is passed on. */
export function NumberInput({
  id,
  label,
  value,
  min,
  max,
  step,
  onValue,
}: {
  id: string;
  label?: string;
  value: number | null;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  const valid = shown === '' || (Number(shown) >= min && Number(shown) <= max);
  return (
    <span className="flex w-full flex-col gap-1">
      <input
        id={id}
        aria-label={label}
        aria-describedby={label ? undefined : `${id}-help`}
        aria-invalid={!valid}
        className={`${inputClass} tabular-nums aria-invalid:border-bad`}
        type="number"
        inputMode="decimal"
        value={shown}
        min={min}
        max={max}
        step={step}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          if (text !== '' && Number(text) >= min && Number(text) <= max) onValue(Number(text));
        }}
        onBlur={() => {
          if (valid) setTyped(null);
        }}
      />
      {valid ? null : (
        <span role="alert" className="text-xs text-bad">
          Between {min} and {max}; {value === null ? 'the default' : value} stays in force.
        </span>
      )}
    </span>
  );
}

function FileFilter({
  corpus,
  chosen,
  onChange,
}: {
  corpus: CorpusOption;
  chosen: string[];
  onChange: (files: string[]) => void;
}) {
  const [search, setSearch] = useState('');
  const found = corpus.files.filter((file) =>
    `${file.title} ${file.id}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-xs text-muted">
        Only these files ({chosen.length === 0 ? 'all' : `${chosen.length} of ${corpus.files.length}`})
      </legend>
      <input
        aria-label="Find a file"
        className={inputClass}
        type="search"
        placeholder="Find a file"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="max-h-40 overflow-y-auto rounded-lg border border-line" aria-label="Files">
        {found.map((file) => (
          <li key={file.id}>
            <label className="flex items-center gap-2 px-2 py-1 text-xs hover:bg-sunken">
              <input
                type="checkbox"
                checked={chosen.includes(file.id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...chosen, file.id] : chosen.filter((id) => id !== file.id),
                  )
                }
              />
              <span className="min-w-0 wrap-anywhere">{file.title}</span>
            </label>
          </li>
        ))}
        {found.length === 0 ? <li className="px-2 py-1 text-xs text-muted">No file of that name.</li> : null}
      </ul>
      {chosen.length > 0 ? (
        <button
          type="button"
          className="self-start text-xs text-accent underline"
          onClick={() => onChange([])}
        >
          Use all files
        </button>
      ) : null}
    </fieldset>
  );
}
