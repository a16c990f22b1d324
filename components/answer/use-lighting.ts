'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Inspection } from '@/lib/grounding/model';
import { chosen, litBy, type SelectionStore } from '@/lib/selection';
import type { Span } from './links';

/** An answer as it stands on the page: a new one whenever the elements are. */
export type Painted = {
  inspection: Inspection;
  minimum: number;
  spans: ReadonlyMap<string, Span>;
  /** false while only the beginning of a long answer is on the page. */
  complete: boolean;
};

function elementsByPiece(root: Element): Map<number, Element[]> {
  const elements = new Map<number, Element[]>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const piece = Number(element.getAttribute('data-piece'));
    const known = elements.get(piece);
    if (known) known.push(element);
    else elements.set(piece, [element]);
  }
  return elements;
}

/** The pieces an id lights, in the order of the text. */
function litPieces({ inspection, minimum, spans }: Painted, id: string | null): number[] {
  const pieces = new Set<number>();
  for (const segment of litBy(inspection, id, minimum).segments) {
    const span = spans.get(segment);
    if (span) for (let piece = span.first; piece <= span.last; piece++) pieces.add(piece);
  }
  return [...pieces].sort((one, other) => one - other);
}

function scrollTo(element: Element | undefined) {
  if (!element || typeof element.scrollIntoView !== 'function') return;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

/**
 * Lights what is selected by attributes on the elements themselves: pointing never renders the answer anew, and costs
 * as much as what lights up, not as much as the answer is long. A pin that came from elsewhere is scrolled to.
 */
export function useLighting(root: RefObject<HTMLElement | null>, painted: Painted, store: SelectionStore) {
  const seenPin = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!root.current) return;
    const answer = root.current;
    // Looked up with the first thing to light: an answer that is only read never pays for it.
    let found: Map<number, Element[]> | null = null;
    const elementsOf = (piece: number) => {
      found ??= elementsByPiece(answer);
      return found.get(piece) ?? [];
    };
    let lit: ReadonlySet<Element> = new Set();
    const light = () => {
      const { pinned } = store.get();
      const pieces = litPieces(painted, chosen(store.get()));
      const next = new Set(pieces.flatMap(elementsOf));
      for (const element of lit) if (!next.has(element)) element.removeAttribute('data-lit');
      for (const element of next) if (!lit.has(element)) element.setAttribute('data-lit', '');
      lit = next;
      if (pinned === seenPin.current) return;
      const first = litPieces(painted, pinned).find((piece) => elementsOf(piece).length > 0);
      if (first === undefined && !painted.complete) return;
      seenPin.current = pinned;
      if (first !== undefined && store.origin() !== 'answer') scrollTo(elementsOf(first)[0]);
    };
    light();
    const stop = store.subscribe(light);
    return () => {
      stop();
      for (const element of lit) element.removeAttribute('data-lit');
    };
  }, [root, painted, store]);
}
