import { inputClass, Labelled, told } from './labelled';

/** One of a few. */
export function ChoiceField<Value extends string>({
  id,
  label,
  help,
  problem,
  value,
  choices,
  onValue,
}: {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onValue: (value: Value) => void;
}) {
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      <select
        id={id}
        {...told(id, problem)}
        className={inputClass}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((one) => one.value === event.target.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
