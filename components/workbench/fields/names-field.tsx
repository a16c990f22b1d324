import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { inputClass, Labelled, told } from './labelled';

/** Several names: typed one by one or pasted many at a time, each can be taken away again. */
export function NamesField({
  id,
  label,
  help,
  problem,
  placeholder,
  names,
  labelOf = (name) => name,
  onNames,
  children,
}: {
  id: string;
  label: string;
  help: string;
  problem?: string | undefined;
  placeholder: string;
  names: readonly string[];
  /** What a name is called where that is known. */
  labelOf?: (name: string) => string;
  onNames: (names: string[]) => void;
  children?: ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const more = typed.split(/[\s,]+/).filter(Boolean);
    if (more.length === 0) return;
    onNames([...new Set([...names, ...more])]);
    setTyped('');
  };
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      {names.length === 0 ? null : (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {names.map((name) => (
            <li
              key={name}
              className="flex max-w-full items-center gap-1 rounded-md border border-line bg-surface ps-2 text-xs"
            >
              <span className="truncate" title={name}>
                {labelOf(name)}
              </span>
              <button
                type="button"
                aria-label={`Take ${labelOf(name)} away`}
                className="p-1 text-muted hover:text-ink"
                onClick={() => onNames(names.filter((one) => one !== name))}
              >
                <X aria-hidden="true" className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        {...told(id, problem)}
        className={`${inputClass} font-mono text-xs`}
        placeholder={placeholder}
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          // Enter adds the name; it would ask the question.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      {children}
    </Labelled>
  );
}
