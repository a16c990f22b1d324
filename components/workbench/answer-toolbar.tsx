import { useId } from 'react';
import type { Inspection } from '@/lib/grounding/model';
import type { SetSettings, Settings } from './settings';

/** How the answer is shown: from which confidence on, and rendered or as its source. */
export function AnswerToolbar({
  inspection,
  settings,
  onSettings,
}: {
  inspection: Inspection;
  settings: Settings;
  onSettings: SetSettings;
}) {
  const id = useId();
  const scored = inspection.segments.some((segment) =>
    segment.sources.some((source) => source.confidence !== null),
  );
  return (
    <div className="answer-toolbar flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-2 text-xs text-muted">
        <label htmlFor={id}>Show links with confidence of at least</label>
        <input
          id={id}
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={settings.min}
          disabled={!scored}
          aria-valuetext={scored ? settings.min.toFixed(2) : 'no confidence was sent'}
          onChange={(event) => onSettings({ min: Number(event.target.value) })}
          className="w-28 accent-accent"
        />
        <output htmlFor={id} className="min-w-10 whitespace-nowrap tabular-nums">
          {scored ? settings.min.toFixed(2) : 'none sent'}
        </output>
      </div>
      <fieldset className="flex rounded-md border border-line text-xs">
        <legend className="sr-only">Show the answer as</legend>
        {(['rendered', 'source'] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={settings.view === view}
            onClick={() => onSettings({ view })}
            className="px-2.5 py-1 text-muted aria-pressed:bg-tint aria-pressed:text-ink"
          >
            {view === 'rendered' ? 'Rendered' : 'Source'}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
