import type { Run } from './model';

/** A part of a run that lies in one piece. */
export type Fragment = { text: string; start: number; end: number; piece: number };

/** Something that tiles a text from its start, in order. */
export type Tile = { start: number; end: number };

/**
 * Cuts runs at the boundaries of pieces, in one merge over both. Call it for the runs of a document in order; it goes
 * on where it stopped. An atomic run is not cut: it belongs to the first piece that has a part of it and, where
 * `matters` says so, to the first such one that matters. A piece that covers nothing shown gets no fragment.
 */
export function cutter(pieces: readonly Tile[], matters: (piece: number) => boolean = () => true) {
  let piece = 0;
  const pieceAt = (place: number): number => {
    while (piece < pieces.length - 1 && (pieces[piece]?.end ?? 0) <= place) piece++;
    return piece;
  };
  const wholeFor = (run: Run, first: number): number => {
    for (let at = first; at < pieces.length && (pieces[at]?.start ?? run.end) < run.end; at++)
      if (matters(at)) return at;
    return first;
  };
  return (run: Run): Fragment[] => {
    const first = pieceAt(run.start);
    if (run.atomic) return [{ text: run.text, start: run.start, end: run.end, piece: wholeFor(run, first) }];
    const fragments: Fragment[] = [];
    for (let start = run.start; start < run.end; ) {
      const at = pieceAt(start);
      const end = at === pieces.length - 1 ? run.end : Math.min(run.end, pieces[at]?.end ?? run.end);
      fragments.push({ text: run.text.slice(start - run.start, end - run.start), start, end, piece: at });
      start = end;
    }
    return fragments;
  };
}
