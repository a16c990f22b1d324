// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ShowMore } from './show-more';

afterEach(cleanup);

function List({ total }: { total: number }) {
  const [shown, setShown] = useState(5);
  return (
    <>
      <p>{shown}</p>
      <ShowMore first={5} shown={shown} total={total} noun="places" onShown={setShown} />
    </>
  );
}

test('a long list grows by hundreds, and folds again when all of it is shown', async () => {
  render(<List total={1150} />);
  const press = () => userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('show 100 more of 1,150 places');
  for (let times = 0; times < 11; times++) await press();
  expect(screen.getByRole('button').textContent).toBe('show all 1,150 places');
  await press();
  expect(screen.getByRole('button').textContent).toBe('show the first 5 places');
  await press();
  expect(screen.getByText('5')).toBeDefined();
});

test('a list that is shown whole has no button', () => {
  render(<List total={5} />);
  expect(screen.queryByRole('button')).toBeNull();
});
