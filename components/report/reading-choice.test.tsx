// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '@/lib/grounding/model';
import { apart } from './apart';
import { focusChoice, ReadingChoice } from './reading-choice';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entries = (count: number): Choice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `generate-content:/${index}`,
    label: `a generateContent response, log entry ${index + 1}`,
    at: `/${index}`,
  }));

function show(choices: Choice[], shown: string) {
  const chosen: string[] = [];
  render(<ReadingChoice choices={choices} shown={shown} onChoose={(id) => chosen.push(id)} />);
  return chosen;
}

test('one reading needs no choice', () => {
  show(entries(1), 'generate-content:/0');
  expect(document.body.textContent).toBe('');
});

test('says which of how many is shown, and another one can be chosen', async () => {
  const chosen = show(entries(3), 'generate-content:/1');
  expect(screen.getByRole('region', { name: 'Readings of this input' }).textContent).toContain('2 of 3');
  const list = screen.getByRole('combobox', { name: 'This input holds 3 things to read. Showing' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '1. log entry 1',
    '2. log entry 2',
    '3. log entry 3',
  ]);
  await userEvent.selectOptions(list, '3. log entry 3');
  await userEvent.click(screen.getByRole('button', { name: 'Reading before' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next reading' }));
  expect(chosen).toEqual(['generate-content:/2', 'generate-content:/0', 'generate-content:/2']);
});

test('at the end there is nothing further', async () => {
  const chosen = show(entries(3), 'generate-content:/2');
  const next = screen.getByRole('button', { name: 'Next reading' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next);
  expect(chosen).toEqual([]);
});

test('of thousands one is chosen by number', async () => {
  const chosen = show(entries(5000), 'generate-content:/4');
  const number = screen.getByRole('spinbutton');
  expect(number).toHaveProperty('value', '5');
  await userEvent.type(number, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(chosen).toEqual(['generate-content:/8']);
  expect(screen.getByTitle('a generateContent response, log entry 5').textContent).toBe('log entry 5');
});

test('whoever is sent to the choice has the keyboard there', () => {
  show(entries(3), 'generate-content:/0');
  focusChoice();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

test('labels lose what they all begin with, and nothing that tells them apart', () => {
  expect(apart(['a response, turn 1', 'a response, turn 2, candidate 1'])).toEqual([
    'turn 1',
    'turn 2, candidate 1',
  ]);
  expect(apart(['a response', 'contexts'])).toEqual(['a response', 'contexts']);
  expect(apart(['a response', 'a response'])).toEqual(['a response', 'a response']);
  expect(apart(['a response, turn 1', 'a response, turn 1, with each chunk once'])).toEqual([
    'turn 1',
    'turn 1, with each chunk once',
  ]);
});
