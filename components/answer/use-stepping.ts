'use client';

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { SelectionStore } from '@/lib/selection';
import { idUnder } from './pointing';
import type { Painted } from './use-lighting';

const headsOf = (root: Element | null) => [...(root?.querySelectorAll<HTMLElement>('[data-head]') ?? [])];

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
  const moveStop = (element: HTMLElement) => {
    stop.current?.setAttribute('tabindex', '-1');
    element.setAttribute('tabindex', '0');
    stop.current = element;
  };
  useLayoutEffect(() => {
    if (painted.inspection.answer === null) return;
    const heads = headsOf(root.current);
    const place = stop.current?.getAttribute('data-piece');
    for (const head of heads) head.setAttribute('tabindex', '-1');
    const again = heads.find((head) => head.getAttribute('data-piece') === place) ?? heads[0];
    again?.setAttribute('tabindex', '0');
    stop.current = again ?? null;
  }, [root, painted]);

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement) || !event.target.hasAttribute('data-head')) return;
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
      const head = event.target;
      if (!(head instanceof HTMLElement) || !head.hasAttribute('data-head')) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const id = idUnder(head);
      if (event.key === 'Enter' && id !== null) {
        event.preventDefault();
        store.pin(id, 'answer');
        onEnter?.(id);
        return;
      }
      const step = stepOf(event.key, getComputedStyle(head).direction === 'rtl');
      if (step === null) return;
      event.preventDefault();
      const heads = headsOf(root.current);
      target(heads, heads.indexOf(head), step)?.focus();
    },
  };
}
