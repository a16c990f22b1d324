// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FormProblems, useFormProblems } from './form-problems';
import { NumberField } from './number-field';

afterEach(cleanup);

function Form() {
  const problems = useFormProblems();
  const [value, setValue] = useState<number | null>(null);
  return (
    <FormProblems value={problems.report}>
      <NumberField
        {...{ id: 'k', label: 'Top K', help: 'Empty: default', placeholder: 'default', problem: undefined }}
        {...{ value, min: 1, max: 100, step: 1, whole: true, onValue: setValue }}
      />
      <output>{`${value} ${problems.first ?? 'fine'}`}</output>
    </FormProblems>
  );
}

test.each(['0', '1.5', '100000'])(
  '%s is a problem of the form, and the field names its reason',
  async (typed) => {
    render(<Form />);
    const field = screen.getByLabelText('Top K');
    expect(screen.getByRole('status').textContent).toBe('null fine');
    await userEvent.type(field, typed);
    const reason = 'Between 1 and 100, a whole number.';
    expect(screen.getByRole('alert').textContent).toBe(reason);
    expect(screen.getByRole('status').textContent).toContain(reason);
    expect(field.getAttribute('aria-errormessage')).toBe(screen.getByRole('alert').id);
    expect(field.getAttribute('aria-describedby')).toBe(`${screen.getByRole('alert').id} k-help`);
    await userEvent.clear(field);
    expect(screen.getByRole('status').textContent).toBe('null fine');
  },
);
