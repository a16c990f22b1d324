import { ChoiceField } from '../../fields/choice-field';
import { Folded } from '../../fields/folded';
import { NumberField } from '../../fields/number-field';
import type { ProblemAt } from '../../fields/problems';
import { SafetyFields } from '../../fields/safety-fields';
import { SuggestingField } from '../../fields/suggesting-input';
import type { GeminiSettings } from './settings';

const models = [{ value: 'aqa', note: 'attributed question answering' }];

/** The settings of `generateAnswer`. */
export function AnswerFields({
  form,
  problemAt,
  onChange,
}: {
  form: GeminiSettings;
  problemAt: ProblemAt;
  onChange: (change: Partial<GeminiSettings>) => void;
}) {
  return (
    <>
      <SuggestingField
        id="model"
        label="Model"
        value={form.aqa}
        suggestions={models}
        problem={problemAt('model')}
        onValue={(aqa) => onChange({ aqa })}
      />
      <ChoiceField
        id="passages"
        label="Passages"
        value={form.passages}
        choices={[
          { value: 'inline', label: 'those that retrieval brought' },
          { value: 'semantic-retriever', label: 'those the service retrieves itself' },
        ]}
        onValue={(passages) => onChange({ passages })}
      />
      <ChoiceField
        id="style"
        label="Style"
        value={form.style}
        choices={[
          { value: 'ABSTRACTIVE', label: 'abstractive: short, in its own words' },
          { value: 'EXTRACTIVE', label: 'extractive: short, in the passages’ words' },
          { value: 'VERBOSE', label: 'verbose: long, with details' },
        ]}
        onValue={(style) => onChange({ style })}
      />
      <NumberField
        id="temperature"
        label="Temperature"
        help="0 to 1"
        placeholder="default"
        value={form.temp}
        min={0}
        max={1}
        step={0.1}
        problem={problemAt('temperature')}
        onValue={(temp) => onChange({ temp })}
      />
      <Folded
        title="Safety"
        now={form.safety.length === 0 ? 'the service’s defaults' : `${form.safety.length} of 4 set`}
      >
        <SafetyFields
          safety={form.safety}
          problem={problemAt('safety', 'inside')}
          onSafety={(safety) => onChange({ safety })}
        />
      </Folded>
    </>
  );
}
