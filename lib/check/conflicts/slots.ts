import type { Word } from '../words/word';

/** So many words on each side of a word are what it stands among. */
const reach = 3;

/**
 * How much two places stand among the same words: 2 for a telling word right beside both, 1 for a small one there and for
 * each further telling word within reach on the same side of both.
 */
export function sameSurroundings(
  words: readonly Word[],
  at: number,
  others: readonly Word[],
  place: number,
): number {
  let score = 0;
  for (const side of [-1, 1]) {
    const around = idsBeside(others, place, side);
    for (let step = 1; step <= reach; step += 1) {
      const term = words[at + side * step]?.term;
      if (term === undefined) break;
      const isBeside = step === 1 && term.id === around[0];
      if (isBeside && !term.isStop) score += 2;
      else if (isBeside || (!term.isStop && around.includes(term.id))) score += 1;
    }
  }
  return score;
}

function idsBeside(words: readonly Word[], place: number, side: number): number[] {
  const ids: number[] = [];
  for (let step = 1; step <= reach; step += 1) {
    const id = words[place + side * step]?.term.id;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}
