import type { Piece, Segment } from './model';
import { stabbing } from './stab';

/** What the sweep needs of a segment; without a place it lies over no piece. */
export type Swept = Pick<Segment, 'id' | 'start' | 'end'>;

/** Up to this many names a piece, on average, they take less room than the means to look them up. */
const fewNames = 48;

/**
 * Cuts a text wherever a segment starts or ends. The pieces tile it, and each names all segments over it.
 *
 *     text    r e d   g r e e n   b l u e
 *     s0              └───────┘
 *     s1                └───────────┘
 *     pieces  └──────┘└─┘└────┘└─────┘└─┘
 *
 * With n segments that all cross there are n pieces of up to n names each. When the names would outgrow the input,
 * `segments` is looked up when it is read, from an index of the size of the input; it is an own enumerable property all
 * the same and prints as JSON.
 *
 * @param length of the text, in UTF-16 units
 * @param segments in wire order; a placed one is half-open and not empty
 */
export function sweep(length: number, segments: readonly Swept[]): Piece[] {
  const { cuts, names } = outline(length, segments);
  return names <= fewNames * cuts.length ? written(cuts, segments) : lookedUp(cuts, segments);
}

/** Goes from cut to cut with the segments that are open there, in wire order. */
function written(cuts: Uint32Array, segments: readonly Swept[]): Piece[] {
  const arriving = byStart(segments);
  const open = new Uint32Array(arriving.length);
  // Made in its final size: what is left behind by a list that grows is more work for the collector than the pieces.
  const pieces = new Array<Piece>(cuts.length - 1);
  let size = 0;
  let firstEnd = Number.POSITIVE_INFINITY;
  let next = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const start = cuts[index] ?? 0;
    const end = cuts[index + 1] ?? 0;
    if (firstEnd <= start) {
      size = keepOpen(open, size, segments, start);
      firstEnd = firstEndOf(open, size, segments);
    }
    let isInOrder = true;
    for (; next < arriving.length; next += 1) {
      const position = arriving[next] ?? 0;
      const segment = segments[position];
      if (segment?.start !== start) break;
      isInOrder &&= size === 0 || position > (open[size - 1] ?? 0);
      open[size] = position;
      size += 1;
      firstEnd = Math.min(firstEnd, segment.end ?? 0);
    }
    if (!isInOrder) open.subarray(0, size).sort();
    pieces[index] = { start, end, segments: idsOf(open, size, segments) };
  }
  return pieces;
}

/** Takes out the segments that end at or before a cut; gives how many stay. */
function keepOpen(open: Uint32Array, size: number, segments: readonly Swept[], cut: number): number {
  let kept = 0;
  for (let rank = 0; rank < size; rank += 1) {
    const position = open[rank] ?? 0;
    if ((segments[position]?.end ?? 0) <= cut) continue;
    open[kept] = position;
    kept += 1;
  }
  return kept;
}

function firstEndOf(open: Uint32Array, size: number, segments: readonly Swept[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (let rank = 0; rank < size; rank += 1) {
    first = Math.min(first, segments[open[rank] ?? 0]?.end ?? 0);
  }
  return first;
}

function idsOf(open: Uint32Array, size: number, segments: readonly Swept[]): string[] {
  // Made in its final size: a list that grows reserves room for many more names than a piece has.
  const ids = new Array<string>(size);
  for (let rank = 0; rank < size; rank += 1) ids[rank] = segments[open[rank] ?? 0]?.id ?? '';
  return ids;
}

/** The positions of the placed segments by where they start; equal starts keep wire order. */
function byStart(segments: readonly Swept[]): number[] {
  const startOf = (position: number) => segments[position]?.start ?? 0;
  const placed: number[] = [];
  let isInOrder = true;
  segments.forEach(({ start }, position) => {
    if (start === null) return;
    isInOrder &&= start >= startOf(placed[placed.length - 1] ?? position);
    placed.push(position);
  });
  return isInOrder ? placed : placed.sort((one, other) => startOf(one) - startOf(other));
}

function lookedUp(cuts: Uint32Array, segments: readonly Swept[]): Piece[] {
  const over = stabbing(segments);
  const piece = (start: number, end: number): Piece => ({
    start,
    end,
    get segments() {
      return over(start, end).map((position) => segments[position]?.id ?? '');
    },
  });
  return Array.from({ length: cuts.length - 1 }, (_, index) => piece(cuts[index] ?? 0, cuts[index + 1] ?? 0));
}

/** All places where a piece starts or ends, ascending, each once, and how many names the pieces have together. */
function outline(length: number, segments: readonly Swept[]): { cuts: Uint32Array; names: number } {
  const starts = new Uint32Array(segments.length);
  const ends = new Uint32Array(segments.length);
  let placed = 0;
  segments.forEach(({ start, end }) => {
    if (start === null || end === null) return;
    starts[placed] = start;
    ends[placed] = end;
    placed += 1;
  });
  starts.subarray(0, placed).sort();
  ends.subarray(0, placed).sort();
  const cuts = new Uint32Array(2 * placed + 2);
  let kept = 0;
  let names = 0;
  let opened = 0;
  let closed = 0;
  for (let cut = 0; cut < length; kept += 1) {
    cuts[kept] = cut;
    while (opened < placed && (starts[opened] ?? 0) <= cut) opened += 1;
    while (closed < placed && (ends[closed] ?? 0) <= cut) closed += 1;
    names += opened - closed;
    const nextStart = opened < placed ? (starts[opened] ?? length) : length;
    const nextEnd = closed < placed ? (ends[closed] ?? length) : length;
    cut = Math.min(nextStart, nextEnd);
  }
  cuts[kept] = length;
  return { cuts: cuts.subarray(0, kept + 1), names };
}
