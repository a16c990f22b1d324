import type { Claim } from '../compare/claim';
import type { Conflict } from '../model';
import type { SourceSentence } from '../source/sources';
import type { Word } from '../words/word';
import { sameSurroundings } from './slots';

/**
 * From this share of a claim on, its best evidence speaks of the same thing, and another number or name in the same place
 * is a conflict. Below it the sentences are likely about two things, and both may be true.
 */
const sameMatter = { number: 0.6, name: 0.7 } as const;
/** Surroundings of this score make two places the same. A name needs more: it has more neighbours that mean nothing. */
const samePlace = { number: 2, name: 4 } as const;

/** Numbers and names of the claim that no source holds and for which the best evidence has others in the same place. */
export function replaced(claim: Claim, answer: string, texts: readonly string[]): Conflict[] {
  const [best] = claim.candidates;
  if (best === undefined) return [];
  const said = new Set(claim.words.map(({ term }) => term.id));
  return claim.words.flatMap((word, at): Conflict[] => {
    const kind = kindOf(word);
    if (kind === null || best.share < sameMatter[kind] || (claim.found.anywhere[at] ?? 0) === 1) return [];
    const place = placeLike(claim.words, at, kind, best.sentence, said);
    if (place === null) return [];
    const { context } = best.sentence;
    const text = texts[context] ?? '';
    return [
      {
        kind,
        said: { start: word.start, end: word.end, text: answer.slice(word.start, word.end) },
        found: { context, start: place.start, end: place.end, text: text.slice(place.start, place.end) },
      },
    ];
  });
}

function kindOf({ term, isName }: Word): 'number' | 'name' | null {
  if (term.kind === 'number') return 'number';
  return isName && !term.isStop ? 'name' : null;
}

/** `Gov` is `Governor`, and `NC` may be what begins with an N. */
const abbreviates = (one: string, other: string) =>
  one.startsWith(other) ||
  other.startsWith(one) ||
  (Math.min(one.length, other.length) <= 3 && one[0] === other[0]);

/** The number or name of the source that stands where the claim's stands, and that the claim doesn't say elsewhere. */
function placeLike(
  words: readonly Word[],
  at: number,
  kind: 'number' | 'name',
  sentence: SourceSentence,
  said: ReadonlySet<number>,
): Word | null {
  let best: Word | null = null;
  let most: number = samePlace[kind] - 1;
  const ours = words[at]?.term.form ?? '';
  for (const [place, other] of sentence.words.entries()) {
    if (kindOf(other) !== kind || said.has(other.term.id)) continue;
    if (kind === 'name' && abbreviates(ours, other.term.form)) continue;
    const score = sameSurroundings(words, at, sentence.words, place);
    if (score > most) {
      most = score;
      best = other;
    }
  }
  return best;
}
