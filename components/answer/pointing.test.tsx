// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { inspectionOf } from './testing/inspection-of';
import { show } from './testing/show';

afterEach(cleanup);

describe('pointing', () => {
  const inspection = inspectionOf('one two [three](https://a.example)', [
    ['one', [0, 0.9]],
    ['three', [1, 0.9]],
  ]);

  test('hovers pieces and badges, and renders nothing', async () => {
    const { container, store } = show(inspection);
    const before = container.innerHTML;
    const user = userEvent.setup();
    await user.hover(screen.getByText('one'));
    expect(store.get()).toEqual({ hovered: 'p0', pinned: null });
    await user.hover(screen.getByRole('button', { name: /^Evidence 2/ }));
    expect(store.get().hovered).toBe('c1');
    await user.hover(document.body);
    expect(store.get().hovered).toBeNull();
    expect(container.innerHTML).toBe(before);
  });

  test('pins by a click, and lets go by another', async () => {
    const { store } = show(inspection);
    await userEvent.click(screen.getByText('one'));
    expect(store.get().pinned).toBe('p0');
    expect(store.origin()).toBe('answer');
    await userEvent.click(screen.getByText('one'));
    expect(store.get().pinned).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Evidence 2/ }));
    expect(store.get().pinned).toBe('c1');
  });

  test('keeps badges out of links, and leaves a click on a link to the link', async () => {
    const { store } = show(inspection);
    const link = screen.getByRole('link', { name: 'three' });
    expect(within(link).queryByRole('button')).toBeNull();
    expect(link.getAttribute('href')).toBe('https://a.example');
    await userEvent.click(link);
    expect(store.get().pinned).toBeNull();
  });

  test('scrolls to what was pinned elsewhere, not to what was pinned here', () => {
    const scrolled: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled.push(this.textContent);
    };
    const { store } = show(inspection);
    store.pin('p0', 'answer');
    expect(scrolled).toEqual([]);
    store.pin('c1', 'evidence');
    expect(scrolled).toEqual(['three']);
  });
});

describe('keyboard', () => {
  const inspection = inspectionOf('one and two, three.', [
    ['one', [0, 0.9]],
    ['two', [1, 0.9]],
    ['three', [2, 0.9]],
  ]);

  test('takes one stop, steps from stretch to stretch, pins and lets go', async () => {
    const { container, store, onEnter } = show(inspection);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('one');
    expect(store.get().hovered).toBe('p0');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('two');
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('three');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(store.get().pinned).toBe('p2');
    expect(onEnter).toHaveBeenCalledWith('p2');
    await userEvent.keyboard('{Escape}');
    expect(store.get().pinned).toBeNull();
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('one');
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('leaves the answer with the next Tab and comes back to where it was', async () => {
    show(inspection);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('two');
  });
});
