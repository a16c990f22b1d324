import { isContent } from '../words/word';
import type { Claim } from './claim';

/** What a stretch of a claim looks like beside the sources. Shares are of the weight of its content words unless said. */
export type Measures = {
  /** Content words. */
  words: number;
  /** Covered by the best source sentence, by it and its neighbours, by any. */
  best: number;
  window: number;
  anywhere: number;
  /** Share of the content words, all counted alike, whose very stem stands in the window. */
  exact: number;
  /** How well its worst covered word is covered in the window. */
  weakest: number;
  /** Content words that nothing in the window is much like. */
  lost: number;
  /** Share of neighbouring pairs of words that the sources hold side by side, and the longest run of such pairs. */
  phrases: number;
  run: number;
  /** Weight of the heaviest word that no source holds, and the summed weight of all such, each as far as it is missing. */
  rarest: number;
  missing: number;
  numbers: number;
  missingNumbers: number;
  /** Names that no source holds. */
  missingNames: number;
  /** Share of its names that stand in the window. */
  names: number;
};

/** Less than this is not much like. */
const slight = 0.3;

/**
 * @param from the first of the claim's words that count
 * @param to the one behind the last
 * @param held `heldPhrases` of the whole answer
 */
export function measure(claim: Claim, from: number, to: number, held: Uint8Array): Measures {
  const count = { words: 0, exact: 0, lost: 0, run: 0, longest: 0, pairs: 0, numbers: 0, missingNumbers: 0 };
  const names = { all: 0, held: 0, missing: 0 };
  const weight = { all: 0, best: 0, window: 0, anywhere: 0, missing: 0, rarest: 0 };
  let weakest = 1;
  for (let at = from; at < to; at += 1) {
    const word = claim.words[at];
    if (word === undefined) continue;
    if (at + 1 < to) {
      count.run = held[claim.first + at] === 1 ? count.run + 1 : 0;
      if (count.run > 0) count.pairs += 1;
      count.longest = Math.max(count.longest, count.run);
    }
    if (!isContent(word)) continue;
    const own = word.term.weight;
    const window = claim.found.window[at] ?? 0;
    const anywhere = claim.found.anywhere[at] ?? 0;
    count.words += 1;
    weight.all += own;
    weight.best += own * (claim.found.best[at] ?? 0);
    weight.window += own * window;
    weight.anywhere += own * anywhere;
    weakest = Math.min(weakest, window);
    if (window === 1) count.exact += 1;
    else if (window < slight) count.lost += 1;
    if (word.isName) names.all += 1;
    if (word.isName && window === 1) names.held += 1;
    if (word.term.kind === 'number') count.numbers += 1;
    if (anywhere === 1) continue;
    weight.missing += own * (1 - anywhere);
    weight.rarest = Math.max(weight.rarest, own);
    if (word.term.kind === 'number') count.missingNumbers += 1;
    else if (word.isName) names.missing += 1;
  }
  return {
    words: count.words,
    best: share(weight.best, weight.all),
    window: share(weight.window, weight.all),
    anywhere: share(weight.anywhere, weight.all),
    exact: share(count.exact, count.words),
    weakest,
    lost: count.lost,
    phrases: share(count.pairs, to - from - 1),
    run: count.longest,
    rarest: weight.rarest,
    missing: weight.missing,
    numbers: count.numbers,
    missingNumbers: count.missingNumbers,
    missingNames: names.missing,
    names: share(names.held, names.all),
  };
}

/** A share of nothing is whole: what isn't there can't be missing. */
const share = (part: number, whole: number) => (whole > 0 ? part / whole : 1);
