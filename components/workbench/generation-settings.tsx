import type { BackendOption } from '@/lib/request';
import { Folded, Labelled } from './form-parts';
import { NumberInput } from './retrieval-settings';
import type { SetSettings, Settings } from './settings';

export function GenerationSettings({
  backend,
  settings,
  onChange,
}: {
  backend: BackendOption;
  settings: Settings;
  onChange: SetSettings;
}) {
  const length = settings.max === null ? 'default length' : `≤ ${settings.max} tokens`;
  return (
    <Folded title="Generation" now={`${backend.id === 'embedded' ? 'extractive' : 'model'} · ${length}`}>
      <p className="text-xs leading-snug text-muted">
        {backend.id === 'embedded'
          ? 'The answer is composed from the documents’ own sentences; no language model takes part.'
          : 'A language model writes the answer from the retrieved contexts.'}
      </p>
      <Labelled
        id="max-tokens"
        label="Longest answer (output tokens)"
        help="The answer is cut there and says so. Empty: the default."
      >
        <NumberInput
          id="max-tokens"
          value={settings.max}
          min={1}
          max={65_536}
          step={1}
          onValue={(max) => onChange({ max: Math.round(max) })}
        />
      </Labelled>
      {settings.max === null ? null : (
        <button
          type="button"
          className="self-start text-xs text-accent underline"
          onClick={() => onChange({ max: null })}
        >
          Use the default length
        </button>
      )}
    </Folded>
  );
}
