import { inputClass, Labelled, told } from './labelled';

/** One line of text, or several where `rows` says so. */
export function TextField({
  id,
  label,
  help,
  problem,
  value,
  placeholder,
  rows,
  mono = false,
  onValue,
}: {
  id: string;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  value: string;
  placeholder?: string;
  rows?: number;
  /** For names and expressions. */
  mono?: boolean;
  onValue: (value: string) => void;
}) {
  const shared = {
    ...{ id, value, placeholder, ...told(id, problem), dir: 'auto' },
    className: `${inputClass} ${mono ? 'font-mono text-xs' : ''}`,
    spellCheck: !mono,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      {rows === undefined ? <input type="text" {...shared} /> : <textarea rows={rows} {...shared} />}
    </Labelled>
  );
}
