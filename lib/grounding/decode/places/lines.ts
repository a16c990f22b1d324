import type { Span } from '../span';

/** Pieces of a text that make another one when joined by line feeds: `from` there, `start` to `end` here. */
export type Piece = Span & { from: number };

/** The joined text of some pieces, and the way back from it. */
export function joinedPieces(text: string, spans: readonly Span[]): { text: string; pieces: Piece[] } {
  let from = 0;
  const pieces = spans.map(({ start, end }): Piece => {
    const piece = { start, end, from };
    from += end - start + 1;
    return piece;
  });
  return { text: spans.map(({ start, end }) => text.slice(start, end)).join('\n'), pieces };
}

/** Where a stretch of the joined text lies here; over several pieces, with what stands between them. */
export function unjoined(pieces: readonly Piece[], { start, end }: Span): Span {
  const place = (at: number) => {
    const piece = pieces.findLast(({ from }) => from <= at) ?? pieces[0];
    return piece === undefined ? at : Math.min(piece.start + at - piece.from, piece.end);
  };
  return { start: place(start), end: place(Math.max(start, end - 1)) + (end > start ? 1 : 0) };
}

/** The lines of a stretch, without what ends them. */
export function linesIn(text: string, { start, end }: Span): Span[] {
  const lines: Span[] = [];
  for (let at = start; at <= end; ) {
    const feed = text.indexOf('\n', at);
    const stop = feed === -1 || feed > end ? end : feed;
    lines.push({ start: at, end: text[stop - 1] === '\r' && stop > at ? stop - 1 : stop });
    at = stop + 1;
  }
  return lines;
}
