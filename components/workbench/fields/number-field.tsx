import type { ComponentProps } from 'react';
import { Labelled } from './labelled';
import { NumberInput } from './number-input';

/** A number that may be left to the service. */
export function NumberField({
  id,
  label,
  help,
  problem,
  ...input
}: { id: string; label: string; help?: string } & Omit<
  ComponentProps<typeof NumberInput>,
  'id' | 'label' | 'optional'
>) {
  return (
    <Labelled id={id} label={label} help={help} problem={problem}>
      <NumberInput id={id} problem={problem} optional {...input} />
    </Labelled>
  );
}
