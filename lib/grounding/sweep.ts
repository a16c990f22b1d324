import type { Span } from '../text/sentences';
import type { Piece } from './model';
import { stabbing } from './stab';

/** Up to this many names a piece, on average, they are simply written down. */
const fewNames = 16;

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
 * @param spans in wire order, half-open and not empty; null for a segment without a place
 */
export function sweep(length: number, spans: readonly (Span | null)[]): Piece[] {
  const cuts = boundaries(length, spans);
  let names = 0;
  for (const span of spans) if (span) names += rank(cuts, span.end) - rank(cuts, span.start);
  return names <= fewNames * cuts.length ? written(cuts, spans) : lookedUp(cuts, spans);
}

/** Goes from cut to cut with the list of segments that are open there, kept in wire order. */
function written(cuts: Uint32Array, spans: readonly (Span | null)[]): Piece[] {
  const startOf = (position: number) => spans[position]?.start ?? 0;
  const endOf = (position: number) => spans[position]?.end ?? 0;
  const arriving = [...spans.keys()].filter((position) => spans[position] !== null);
  arriving.sort((one, other) => startOf(one) - startOf(other));
  const names = spans.map((_, position) => `s${position}`);
  const nameOf = (position: number) => names[position] ?? '';
  const pieces: Piece[] = [];
  let open: number[] = [];
  let next = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const start = cuts[index] ?? 0;
    const end = cuts[index + 1] ?? 0;
    open = open.filter((position) => endOf(position) > start);
    const kept = open.length;
    for (
      let position = arriving[next];
      position !== undefined && startOf(position) === start;
      position = arriving[next]
    ) {
      open.push(position);
      next += 1;
    }
    if (open.length > kept) open.sort((one, other) => one - other);
    pieces.push({ start, end, segments: open.map(nameOf) });
  }
  return pieces;
}

function lookedUp(cuts: Uint32Array, spans: readonly (Span | null)[]): Piece[] {
  const over = stabbing(spans);
  const piece = (start: number, end: number): Piece => ({
    start,
    end,
    get segments() {
      return over(start, end).map((position) => `s${position}`);
    },
  });
  return Array.from({ length: cuts.length - 1 }, (_, index) => piece(cuts[index] ?? 0, cuts[index + 1] ?? 0));
}

/** All places where a piece starts or ends, ascending, each once. */
function boundaries(length: number, spans: readonly (Span | null)[]): Uint32Array {
  const all = new Uint32Array(2 * spans.length + 2);
  for (const [position, span] of spans.entries()) {
    all[2 * position] = span?.start ?? 0;
    all[2 * position + 1] = span?.end ?? 0;
  }
  all[2 * spans.length] = length;
  all.sort();
  let kept = 0;
  for (const cut of all) {
    if (kept > 0 && all[kept - 1] === cut) continue;
    all[kept] = cut;
    kept += 1;
  }
  return all.subarray(0, kept);
}

/** The position of a boundary among all. */
function rank(cuts: Uint32Array, place: number): number {
  let low = 0;
  let high = cuts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
