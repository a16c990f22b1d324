import { type ReactNode, useId } from 'react';

/** What a control needs to belong to its label, its hint and its error. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Label above, hint and error below one control of any kind. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  children(control: FieldControl): ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  const control: FieldControl = { id };
  if (note) control['aria-describedby'] = `${id}-note`;
  if (error) control['aria-invalid'] = true;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      {children(control)}
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-xs ${error ? 'text-bad' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
