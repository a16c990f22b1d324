// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { inspectReading } from '@/lib/grounding/inspect-reading';
import { answer, context, reading } from '@/lib/grounding/notation/reading';
import { createSelectionStore } from '@/lib/selection';
import { CoverageStrip } from './coverage-strip';
import { SummaryLine } from './summary-line';

afterEach(cleanup);

const text = 'Boats leave at nine. Dogs ride free. Bring a coat.';
const harbour = inspectReading(
  reading(
    answer(text, [
      [0, 20, 'Boats leave at nine.', [0], [0.95]],
      [21, 36, 'Dogs ride free.', [0], [0.65]],
    ]),
  ),
);

function show(minimum = 0) {
  const store = createSelectionStore();
  render(<CoverageStrip inspection={harbour} store={store} minimum={minimum} />);
  return store;
}
const names = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
const selected = () => screen.queryByRole('option', { selected: true })?.getAttribute('aria-label') ?? null;

test('the answer from start to end, a piece a sentence, as wide as it is long', () => {
  show();
  expect(names()).toEqual(['Sentence 1 of 3: grounded', 'Sentence 2 of 3: weak', 'Sentence 3 of 3: bare']);
  // The text has 50 units; the sentences start at 0, 21 and 37.
  expect(screen.getAllByRole('option').map((option) => option.style.insetInlineStart)).toEqual([
    '0%',
    '42%',
    '74%',
  ]);
});

test('states follow the minimum', () => {
  show(0.9);
  expect(names()).toEqual(['Sentence 1 of 3: grounded', 'Sentence 2 of 3: bare', 'Sentence 3 of 3: bare']);
});

test('a press pins the sentence and gives the strip the focus', async () => {
  const store = show();
  const [, weak] = screen.getAllByRole('option');
  await userEvent.click(weak ?? document.body);
  expect(store.get().pinned).toBe('p2');
  expect(store.origin()).toBe('report');
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  expect(selected()).toBe('Sentence 2 of 3: weak');
});

test('one tab stop: arrows light a sentence, Enter pins it, Escape lets go, leaving puts the light out', async () => {
  const store = show();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
  await user.keyboard('{ArrowRight}');
  expect(store.get()).toEqual({ hovered: 'p2', pinned: null });
  await user.keyboard('{Home}{Enter}');
  expect(store.get()).toEqual({ hovered: 'p0', pinned: 'p0' });
  await user.keyboard('{Escape}');
  expect(store.get().pinned).toBeNull();
  await user.keyboard('{End}{Enter}');
  expect(store.get().pinned).toBe('p3');
  await user.tab();
  expect(store.get().hovered).toBeNull();
});

test('what is pinned elsewhere is selected here', () => {
  const store = show();
  act(() => store.pin('s1', 'answer'));
  expect(selected()).toBe('Sentence 2 of 3: weak');
  act(() => store.pin('c0', 'evidence'));
  expect(selected()).toBeNull();
});

test('the summary counts, each number with its noun, and follows the minimum', () => {
  const line = (minimum: number) => {
    const { container } = render(
      <SummaryLine inspection={{ ...harbour, diagnostics: [] }} minimum={minimum} />,
    );
    return container.textContent;
  };
  expect(line(0)).toBe('1 of 3 sentences grounded · 2 segments · 1 of 1 chunk cited');
  expect(line(0.9)).toBe('1 of 3 sentences grounded · 1 of 2 segments placed · 1 of 1 chunk cited');
  const { container } = render(
    <SummaryLine inspection={inspectReading(reading(null, { contexts: [context('One.')] }))} minimum={0} />,
  );
  expect(container.textContent).toBe('1 context retrieved');
});

test('a right-to-left answer starts at the right, and the arrows go where they point', async () => {
  const store = createSelectionStore();
  const hebrew = inspectReading(
    reading(answer('הסירה יוצאת. כלבים חינם.', [[0, 22, 'הסירה יוצאת.', [0], [0.95]]])),
  );
  render(<CoverageStrip inspection={hebrew} store={store} minimum={0} />);
  expect(screen.getByRole('listbox').getAttribute('dir')).toBe('rtl');
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(store.get().hovered).toBe('p1');
  await user.keyboard('{ArrowRight}');
  expect(store.get().hovered).toBe('p0');
});
