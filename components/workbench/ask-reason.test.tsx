// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fail, ok } from '@/lib/outcome';
import { AskReason, askReason } from './ask-reason';

afterEach(cleanup);

test('nothing is said where nothing stands against asking', () => {
  const { container } = render(<AskReason ready={ok(null)} problem={undefined} connects />);
  expect(container.textContent).toBe('');
});

test('a problem of a field is said in its own words', () => {
  render(<AskReason ready={ok(null)} problem="Name a key." connects />);
  expect(document.getElementById(askReason)?.textContent).toBe('Not yet: Name a key.');
});

test('a source that isn’t ready leads to the check of its connection', async () => {
  const check = vi.fn();
  render(
    <form>
      <button type="button" aria-haspopup="dialog" onClick={check}>
        Check connection
      </button>
      <AskReason ready={fail('not-configured', 'No credentials.')} problem="Name a key." connects />
    </form>,
  );
  expect(document.getElementById(askReason)?.textContent).toBe('This source isn’t ready.');
  await userEvent.click(screen.getByRole('button', { name: 'See why' }));
  expect(check).toHaveBeenCalledOnce();
});
