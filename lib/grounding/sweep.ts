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
  return written(cuts, spans, fewNames * cuts.length) ?? lookedUp(cuts, spans);
}

/** Goes from cut to cut with the list of segments that are open there, in wire order; null when they get too many. */
function written(cuts: Uint32Array, spans: readonly (Span | null)[], mostNames: number): Piece[] | null {
  const ids = spans.map((_, position) => `s${position}`);
  const idOf = (position: number) => ids[position] ?? '';
  const startOf = (position: number) => spans[position]?.start ?? 0;
  const endOf = (position: number) => spans[position]?.end ?? 0;
  const arriving = placedIn(spans).sort((one, other) => startOf(one) - startOf(other));
  const pieces: Piece[] = [];
  let open: number[] = [];
  let firstEnd = Number.POSITIVE_INFINITY;
  let next = 0;
  let names = 0;
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const start = cuts[index] ?? 0;
    if (firstEnd <= start) {
      open = open.filter((position) => endOf(position) > start);
      firstEnd = open.reduce((least, position) => Math.min(least, endOf(position)), Number.POSITIVE_INFINITY);
    }
    let isInOrder = true;
    for (let position = arriving[next]; position !== undefined && startOf(position) === start; ) {
      isInOrder &&= position > (open.at(-1) ?? -1);
      open.push(position);
      firstEnd = Math.min(firstEnd, endOf(position));
      next += 1;
      position = arriving[next];
    }
    if (!isInOrder) open.sort((one, other) => one - other);
    names += open.length;
    if (names > mostNames) return null;
    pieces.push({ start, end: cuts[index + 1] ?? 0, segments: open.map(idOf) });
  }
  return pieces;
}

function placedIn(spans: readonly (Span | null)[]): number[] {
  const placed: number[] = [];
  for (const [position, span] of spans.entries()) if (span) placed.push(position);
  return placed;
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
