'use client';

import { createElement, type ReactNode, useMemo, useRef } from 'react';
import type { Inspection, Piece } from '@/lib/grounding/model';
import { renderTree, runsOf, sourceBlocks } from '@/lib/markdown';
import type { SelectionStore } from '@/lib/selection';
import { painter } from './paint';
import { placePlan } from './placement';
import { type Plan, planAnswer } from './plan';
import { pointingHandlers } from './pointing';
import { renderBlocks } from './rendered-blocks';
import { useLighting } from './use-lighting';
import { useStepping } from './use-stepping';

export type AnswerMode = 'rendered' | 'source';

type Draw = (pieces: readonly Piece[], plan: Plan) => ReactNode[];

function drawRendered(text: string): Draw {
  const blocks = renderTree(text);
  const runs = blocks.flatMap((block) => [...runsOf(block)]);
  return (pieces, plan) => renderBlocks(blocks, painter(plan, placePlan(runs, pieces, plan)));
}

function drawSource(text: string): Draw {
  const blocks = sourceBlocks(text);
  return (pieces, plan) => {
    const paint = painter(plan, placePlan(blocks.flat(), pieces, plan));
    return blocks.map((runs) => createElement('div', null, ...paint(runs)));
  };
}

/** Answers longer than this (UTF-16 units) leave the drawing of blocks out of sight to the browser's leisure. */
const long = 20_000;

/**
 * The answer, as rendered Markdown or as it was written, with a lane under each stretch for every chunk that supports it.
 * Nothing is shown for an inspection without an answer. `minimum` hides links of lower confidence, never those for which
 * none was sent. `onEnter` is called with a piece's id (`p17`) when Enter is pressed on it: the place to go to its evidence.
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
  const draw = useMemo(() => (mode === 'rendered' ? drawRendered(text) : drawSource(text)), [mode, text]);
  const painted = useMemo(() => {
    const plan = planAnswer(inspection, minimum);
    return { inspection, minimum, spans: plan.spans, content: draw(inspection.pieces, plan) };
  }, [draw, inspection, minimum]);
  const pointing = useMemo(() => pointingHandlers(store), [store]);
  const stepping = useStepping(root, painted, store, onEnter);
  useLighting(root, painted, store);

  const className = `answer answer-${mode}${text.length > long ? ' answer-long' : ''}`;
  const frame = { ref: root, role: 'article', 'aria-label': 'Answer', className, ...pointing, ...stepping };
  return createElement('div', frame, ...painted.content);
}
