import { Folded } from '../../fields/folded';
import { Labelled } from '../../fields/labelled';
import { NumberInput } from '../../fields/number-input';
import type { SourceFormProps } from '../source';
import { settings } from './settings';

export function Generation({ written, onWritten }: SourceFormProps) {
  const { max } = settings.read(written);
  const length = max === null ? 'default length' : `≤ ${max} tokens`;
  return (
    <Folded title="Generation" now={`extractive · ${length}`}>
      <p className="text-xs leading-snug text-muted">
        The answer is composed from the documents’ own sentences; no language model takes part.
      </p>
      <Labelled
        id="max-tokens"
        label="Longest answer (output tokens)"
        help="The answer is cut there and says so. Empty: the default."
      >
        <NumberInput
          id="max-tokens"
          value={max}
          min={1}
          max={65_536}
          step={1}
          optional
          onValue={(value) => onWritten(settings.write({ max: value === null ? null : Math.round(value) }))}
        />
      </Labelled>
    </Folded>
  );
}
