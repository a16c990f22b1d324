import type { Span } from '../text/sentences';
import type { Piece } from './model';
import { stabbing } from './stab';

/**
 * Cuts a text wherever a segment starts or ends. The pieces tile it, and each names all segments over it.
 *
 *     text    r e d   g r e e n   b l u e
 *     s0          └───────┘
 *     s1                └───────────┘
 *     pieces  └──┘└────┘└─┘└────────┘└──┘
 *
 * With n segments that all cross there are n pieces of up to n names each. So `segments` is looked up when it is read,
 * from an index of the size of the input; it is an own enumerable property all the same and prints as JSON.
 *
 * @param length of the text, in UTF-16 units
 * @param spans in wire order, half-open and not empty; null for a segment without a place
 */
export function sweep(length: number, spans: readonly (Span | null)[]): Piece[] {
  const cuts = boundaries(length, spans);
  const over = stabbing(spans);
  const pieces: Piece[] = [];
  for (let index = 1; index < cuts.length; index += 1) {
    pieces.push(piece(cuts[index - 1] ?? 0, cuts[index] ?? 0, over));
  }
  return pieces;
}

function piece(start: number, end: number, over: (start: number, end: number) => number[]): Piece {
  return {
    start,
    end,
    get segments() {
      return over(start, end).map((position) => `s${position}`);
    },
  };
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
  return all.filter((cut, index) => index === 0 || cut !== all[index - 1]);
}
