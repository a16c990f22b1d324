import { createElement, type ReactNode } from 'react';
import { type Outline, outlineOf } from '@/components/text/outline';
import type { Paint } from '@/components/text/paint';
import { renderBlocks } from '@/components/text/rendered-blocks';
import type { Inspection } from '@/lib/grounding/model';
import { type Block, type Run, renderTree, runsOf, sourceBlocks } from '@/lib/markdown';
import { hasRightToLeft } from '@/lib/text/direction';
import { painter } from './paint';
import { placePlan } from './placement';
import { planAnswer } from './plan';
import type { Painted } from './use-lighting';

export type AnswerMode = 'rendered' | 'source';

/** A block of the answer: its runs, and how they are drawn. */
type Part = { runs: readonly Run[]; draw: (paint: Paint) => ReactNode };

/** The blocks of an answer, or of its beginning. */
export type Parts = { parts: readonly Part[]; complete: boolean };

const renderedPart = (block: Block, outline: Outline): Part => ({
  runs: [...runsOf(block)],
  draw: (paint) => renderBlocks([block], paint, outline)[0],
});

function renderedParts(text: string): Part[] {
  const blocks = renderTree(text);
  const outline = outlineOf(blocks);
  return blocks.map((block) => renderedPart(block, outline));
}

const sourcePart = (runs: Run[]): Part => ({
  runs,
  draw: (paint) => createElement('div', null, ...paint(runs)),
});

export function readAnswer(text: string, mode: AnswerMode): Parts {
  const parts = mode === 'rendered' ? renderedParts(text) : sourceBlocks(text).map(sourcePart);
  return { parts, complete: true };
}

/** So many blocks of a long answer are drawn at once. */
const atOnce = 40;

export function beginning(whole: Parts): Parts {
  return whole.parts.length <= atOnce ? whole : { parts: whole.parts.slice(0, atOnce), complete: false };
}

/** The inspection as far as the text goes up to `end`: what lies behind it costs nothing yet. */
function upTo(inspection: Inspection, end: number): Inspection {
  const pieces = inspection.pieces.slice(0, inspection.pieces.findIndex((piece) => piece.end >= end) + 1);
  return { ...inspection, pieces };
}

/** Lanes, badges and words of an inspection, drawn on the parts of its answer. */
export function drawAnswer(
  inspection: Inspection,
  { parts, complete }: Parts,
  minimum: number,
): Painted & { content: ReactNode[] } {
  const runs = parts.flatMap((part) => part.runs);
  const known = complete ? inspection : upTo(inspection, runs.at(-1)?.end ?? 0);
  const plan = planAnswer(known, minimum);
  const paint = painter(
    plan,
    placePlan(runs, known.pieces, plan),
    hasRightToLeft(inspection.answer?.text ?? ''),
  );
  return { inspection, minimum, spans: plan.spans, content: parts.map(({ draw }) => draw(paint)), complete };
}
