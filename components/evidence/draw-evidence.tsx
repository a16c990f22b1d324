import type { ReactNode } from 'react';
import { markHidden } from '@/components/text/marked-text';
import type { Paint } from '@/components/text/paint';
import { renderBlocks } from '@/components/text/rendered-blocks';
import { type Block, cutter, type Fragment, type Run, renderTree, runsOf } from '@/lib/markdown';
import { hasRightToLeft } from '@/lib/text/direction';
import type { Span } from '@/lib/text/sentences';

/** A stretch of a chunk's text, read as Markdown. */
export type ReadEvidence = { blocks: Block[]; start: number; end: number; isCut: boolean; isMixed: boolean };

export const readEvidence = (text: string, start: number, end: number): ReadEvidence => ({
  blocks: renderTree(text.slice(start, end)),
  start,
  end,
  isCut: end < text.length,
  isMixed: hasRightToLeft(text),
});

/** The stretch as light Markdown, marked as cut where it is; what is lit in it is a `mark`. */
export function drawEvidence(
  { blocks, start, end, isCut, isMixed }: ReadEvidence,
  lit: Span | null,
): ReactNode[] {
  const fragments = new Map<Run, readonly Fragment[]>();
  const cut = cutter(tilesOf(start, end, lit), (tile) => tile === LIT);
  for (const block of blocks) for (const run of runsOf(block)) fragments.set(run, cut(run));

  const draw = (fragment: Fragment, code: boolean): ReactNode => {
    const words = markHidden(fragment.text, isMixed);
    const isLit = lit !== null && fragment.piece === LIT;
    if (!isLit && !code) return words;
    const inner = isLit ? <mark data-words="">{words}</mark> : words;
    return code ? (
      <code key={fragment.start}>{inner}</code>
    ) : (
      <mark key={fragment.start} data-words="">
        {words}
      </mark>
    );
  };
  const paint: Paint = (runs, { code = false } = {}) =>
    runs.flatMap((run) => (fragments.get(run) ?? []).map((fragment) => draw(fragment, code)));

  const drawn = renderBlocks(blocks, paint, null);
  return [...(start > 0 ? ['…'] : []), ...drawn, ...(isCut ? ['…'] : [])];
}

/** The place of the lit tile among those below. */
const LIT = 1;

/** What is drawn, cut before and behind what is lit; places count from where the drawing starts. */
function tilesOf(start: number, end: number, lit: Span | null): Span[] {
  const length = end - start;
  if (lit === null) return [{ start: 0, end: length }];
  const from = Math.min(Math.max(0, lit.start - start), length);
  const to = Math.min(Math.max(from, lit.end - start), length);
  return [
    { start: 0, end: from },
    { start: from, end: to },
    { start: to, end: length },
  ];
}
