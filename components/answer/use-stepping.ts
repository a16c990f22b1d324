'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { SelectionStore } from '@/lib/selection';
import { idUnder } from './pointing';
import type { Painted } from './use-lighting';

/** The first element of each stretch: it takes the focus and says what supports it. */
const head = 'mark[aria-description]';

type Step = 'next' | 'previous' | 'first' | 'last';

function stepOf(key: string, rightToLeft: boolean): Step | null {
  switch (key) {
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'previous';
    case 'ArrowRight':
      return rightToLeft ? 'previous' : 'next';
    case 'ArrowLeft':
      return rightToLeft ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

function target(heads: readonly HTMLElement[], from: number, step: Step): HTMLElement | undefined {
  const place = { next: from + 1, previous: from - 1, first: 0, last: heads.length - 1 }[step];
  return heads[Math.min(Math.max(place, 0), heads.length - 1)];
}

/**
 * The answer is one stop of the Tab key; arrows, Home and End step from stretch to stretch, and focus points as a mouse
 * does. Enter pins and goes on to the evidence, Escape lets go. The stop is moved on the elements, without rendering.
 */
export function useStepping(
  root: RefObject<HTMLElement | null>,
  painted: Painted,
  store: SelectionStore,
  onEnter?: (piece: string) => void,
) {
  const stop = useRef<HTMLElement | null>(null);
  /** What has the focus must not stop being focusable first: the browser would take the focus away. */
  const moveStop = (element: HTMLElement, focus = false) => {
    const before = stop.current;
    stop.current = element;
    element.setAttribute('tabindex', '0');
    if (focus) element.focus();
    if (before !== element) before?.removeAttribute('tabindex');
  };
  useLayoutEffect(() => {
    if (painted.inspection.answer === null) return;
    const place = stop.current?.getAttribute('data-piece');
    stop.current?.removeAttribute('tabindex');
    const kept = place && root.current?.querySelector<HTMLElement>(`${head}[data-piece="${place}"]`);
    stop.current = kept || (root.current?.querySelector<HTMLElement>(head) ?? null);
    stop.current?.setAttribute('tabindex', '0');
  }, [root, painted]);

  return {
    /** Tab comes back to where a person clicked. */
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      const piece =
        event.target instanceof Element && event.target.closest('[data-piece]')?.getAttribute('data-piece');
      const clicked = piece && root.current?.querySelector<HTMLElement>(`${head}[data-piece="${piece}"]`);
      if (clicked) moveStop(clicked);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement) || !event.target.matches(head)) return;
      moveStop(event.target);
      store.hover(idUnder(event.target));
    },
    onBlur: () => store.hover(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && store.get().pinned !== null) {
        event.stopPropagation();
        store.pin(null, 'answer');
        return;
      }
      const stretch = event.target;
      if (!(stretch instanceof HTMLElement) || !stretch.matches(head)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const id = idUnder(stretch);
      if (event.key === 'Enter' && id !== null) {
        event.preventDefault();
        store.pin(id, 'answer');
        onEnter?.(id);
        return;
      }
      const step = stepOf(event.key, getComputedStyle(stretch).direction === 'rtl');
      if (step === null) return;
      event.preventDefault();
      const heads = [...(root.current?.querySelectorAll<HTMLElement>(head) ?? [])];
      const next = target(heads, heads.indexOf(stretch), step);
      if (next) moveStop(next, true);
    },
  };
}
