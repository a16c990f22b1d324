import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Inspection } from '@/lib/grounding/model';
import { createSelectionStore } from '@/lib/selection';
import { type AnswerMode, AnswerView } from '../answer-view';

/** An answer on a page of its own, with the store it reads. */
export function show(
  inspection: Inspection,
  { minimum = 0, mode = 'rendered' as AnswerMode, onEnter = vi.fn() } = {},
) {
  const store = createSelectionStore();
  const view = (least: number) => (
    <AnswerView inspection={inspection} store={store} minimum={least} mode={mode} onEnter={onEnter} />
  );
  const { container, rerender } = render(view(minimum));
  return { store, container, onEnter, setMinimum: (least: number) => rerender(view(least)) };
}

/** The texts of all elements that are lit. */
export const lit = (container: Element) =>
  [...container.querySelectorAll('[data-lit]')].map((element) => element.textContent);

/** The text a reader would select: badges are no part of it. */
export function textOf(container: Element): string {
  const copy = container.cloneNode(true);
  if (copy instanceof Element) for (const badges of copy.querySelectorAll('.badges')) badges.remove();
  return copy.textContent ?? '';
}
