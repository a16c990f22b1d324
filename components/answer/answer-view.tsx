'use client';

import { createElement, useDeferredValue, useMemo, useRef } from 'react';
import type { Inspection } from '@/lib/grounding/model';
import type { SelectionStore } from '@/lib/selection';
import { type AnswerMode, beginning, drawAnswer, readAnswer } from './draw-answer';
import { pointingHandlers } from './pointing';
import { useLighting } from './use-lighting';
import { useStepping } from './use-stepping';

export type { AnswerMode } from './draw-answer';

/** Answers longer than this (UTF-16 units) leave the drawing of blocks out of sight to the browser's leisure. */
const long = 20_000;

/**
 * The answer, as rendered Markdown or as it was written, with a lane under each stretch for every chunk that supports it.
 * Nothing is shown for an inspection without an answer. `minimum` hides links of lower confidence, never those for which
 * none was sent. `onEnter` is called with a piece's id (`p17`) when Enter is pressed on it: the place to go to its evidence.
 *
 * Of a long answer the beginning is on the page at once, and the rest follows without keeping a person from pointing.
 */
export function AnswerView({
  inspection,
  store,
  minimum,
  mode,
  onEnter,
}: {
  inspection: Inspection;
  store: SelectionStore;
  minimum: number;
  mode: AnswerMode;
  onEnter?: (piece: string) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const text = inspection.answer?.text ?? '';
  const whole = useMemo(() => readAnswer(text, mode), [text, mode]);
  const complete = useDeferredValue(true, false);
  const least = useDeferredValue(minimum);
  const shown = useMemo(() => (complete ? whole : beginning(whole)), [complete, whole]);
  const painted = useMemo(() => drawAnswer(inspection, shown, least), [inspection, shown, least]);
  const pointing = useMemo(() => pointingHandlers(store), [store]);
  const stepping = useStepping(root, painted, store, onEnter);
  useLighting(root, painted, store);

  const className = `answer answer-${mode}${text.length > long ? ' answer-long' : ''}`;
  const frame = { ref: root, role: 'article', 'aria-label': 'Answer', className, ...pointing, ...stepping };
  return createElement('div', frame, ...painted.content);
}
