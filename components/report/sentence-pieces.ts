import type { Inspection, Piece } from '@/lib/grounding/model';

/**
 * For a sentence of the answer, the selection id of the piece to show: its first piece that rests on something, else
 * its first piece at all. Pieces tile the text in order, so the first one that reaches in is found by halving.
 */
export function sentencePiece(
  { pieces }: Inspection,
  { start, end }: { start: number; end: number },
): string | null {
  const first = firstEndingAfter(pieces, start);
  let found: number | null = null;
  for (let index = first; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined || piece.start >= end) break;
    found ??= index;
    if (piece.segments.length > 0) return `p${index}`;
  }
  return found === null ? null : `p${found}`;
}

/** The number of the sentence a selected piece or segment starts in, -1 when it stands in none. */
export function selectedSentence(
  inspection: Inspection,
  sentences: readonly { start: number; end: number }[],
  id: string | null,
): number {
  const index = Number(id?.slice(1));
  const start = id?.startsWith('p')
    ? inspection.pieces[index]?.start
    : id?.startsWith('s')
      ? inspection.segments[index]?.start
      : null;
  if (typeof start !== 'number') return -1;
  const sentence = firstEndingAfter(sentences, start);
  return (sentences[sentence]?.start ?? Number.POSITIVE_INFINITY) <= start ? sentence : -1;
}

function firstEndingAfter(stretches: readonly Pick<Piece, 'end'>[], place: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
