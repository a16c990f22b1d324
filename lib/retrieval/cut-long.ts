import { splitsPair } from '../text/offsets';
import type { Place } from './model';
import { size } from './size';

/** Without any white space to cut at, a cut comes after this many units. */
const blindCut = 400;

/**
 * Cuts a place that is larger than `largest` at white space (code: at line breaks first), never inside a character.
 * The pieces tile what isn't white space.
 */
export function cutLong(text: string, place: Place, byLines: boolean, largest: number): Place[] {
  if (size(text.slice(place.start, place.end)) <= largest) return [place];
  const pieces: Place[] = [];
  let open: Place | null = null;
  let filled = 0;
  for (const run of runsIn(text, place, byLines ? /[^\r\n]+/g : /\S+/g)) {
    const more = size(text.slice(run.start, run.end));
    if (open !== null && filled + more <= largest) {
      open.end = run.end;
      filled += more;
      continue;
    }
    open = { ...run };
    filled = more;
    pieces.push(open);
  }
  return pieces;
}

function* runsIn(text: string, { start, end }: Place, pattern: RegExp): Generator<Place> {
  for (const match of text.slice(start, end).matchAll(pattern)) {
    let from = start + match.index;
    const last = from + match[0].length;
    while (last - from > blindCut) {
      const cut = splitsPair(text, from + blindCut) ? from + blindCut - 1 : from + blindCut;
      yield { start: from, end: cut };
      from = cut;
    }
    yield { start: from, end: last };
  }
}
