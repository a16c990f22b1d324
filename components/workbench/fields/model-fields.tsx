import { type ModelFormSettings, thinkingLevels } from '../sources/model-settings';
import { ChoiceField } from './choice-field';
import { Folded } from './folded';
import { NumberField } from './number-field';
import type { ProblemAt } from './problems';
import { SafetyFields } from './safety-fields';
import { TextField } from './text-input';

/** What both APIs take for a model that writes: how it samples, what it is told, how long it thinks, what it blocks. */
export function ModelFields({
  form,
  problemAt,
  onChange,
}: {
  form: ModelFormSettings;
  /** Of the `generation` part of the target. */
  problemAt: ProblemAt;
  onChange: (change: Partial<ModelFormSettings>) => void;
}) {
  return (
    <>
      <TextField
        id="system"
        label="System instruction"
        rows={3}
        value={form.system}
        placeholder="None is sent"
        problem={problemAt('systemInstruction')}
        onValue={(system) => onChange({ system })}
      />
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          id="temperature"
          label="Temperature"
          help="0 to 2"
          placeholder="default"
          value={form.temp}
          min={0}
          max={2}
          step={0.1}
          problem={problemAt('temperature')}
          onValue={(temp) => onChange({ temp })}
        />
        <NumberField
          id="top-p"
          label="Top P"
          help="0 to 1"
          placeholder="default"
          value={form.topp}
          min={0}
          max={1}
          step={0.05}
          problem={problemAt('topP')}
          onValue={(topp) => onChange({ topp })}
        />
        <NumberField
          id="max-tokens"
          label="Output tokens, at most"
          help="The answer is cut there."
          placeholder="default"
          value={form.max}
          min={1}
          max={65_536}
          step={1}
          whole
          problem={problemAt('maxOutputTokens')}
          onValue={(max) => onChange({ max })}
        />
        <NumberField
          id="seed"
          label="Seed"
          help="For answers alike."
          placeholder="none"
          value={form.seed}
          step={1}
          whole
          problem={problemAt('seed')}
          onValue={(seed) => onChange({ seed })}
        />
      </div>
      <ThinkingFields form={form} problemAt={problemAt} onChange={onChange} />
      <Folded title="Safety" now={safetyNow(form)}>
        <SafetyFields
          safety={form.safety}
          problem={problemAt('safety', 'inside')}
          onSafety={(safety) => onChange({ safety })}
        />
      </Folded>
    </>
  );
}

const safetyNow = ({ safety }: ModelFormSettings) =>
  safety.length === 0 ? 'the service’s defaults' : `${safety.length} of 4 set`;

function ThinkingFields({
  form,
  problemAt,
  onChange,
}: {
  form: ModelFormSettings;
  problemAt: ProblemAt;
  onChange: (change: Partial<ModelFormSettings>) => void;
}) {
  return (
    <>
      <div
        className={`grid items-start gap-3 ${form.think === 'default' ? '' : 'grid-cols-[minmax(0,1fr)_6.5rem]'}`}
      >
        <ChoiceField
          id="think"
          label="Thinking"
          value={form.think}
          problem={problemAt('thinking') ?? problemAt('thinking.includeThoughts')}
          choices={[
            { value: 'default', label: 'the model’s default' },
            { value: 'budget', label: 'budget (2.5 models)' },
            { value: 'level', label: 'level (3 and later)' },
          ]}
          onValue={(think) => onChange({ think })}
        />
        {form.think === 'budget' ? (
          <NumberField
            id="thinking-budget"
            label="Tokens"
            help="0 off, −1 as the model likes"
            placeholder="default"
            value={form.budget}
            min={-1}
            step={1}
            whole
            problem={problemAt('thinking.budget')}
            onValue={(budget) => onChange({ budget })}
          />
        ) : null}
        {form.think === 'level' ? (
          <ChoiceField
            id="thinking-level"
            label="Level"
            value={form.level}
            problem={problemAt('thinking.level')}
            choices={thinkingLevels.map((level) => ({ value: level, label: level.toLowerCase() }))}
            onValue={(level) => onChange({ level })}
          />
        ) : null}
      </div>
      <label className="flex items-center gap-2 text-xs">
        <input
          type="checkbox"
          checked={form.thoughts}
          onChange={(event) => onChange({ thoughts: event.target.checked })}
        />
        Include thoughts (shown apart, never as answer)
      </label>
    </>
  );
}
