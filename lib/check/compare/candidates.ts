import type { SourceSentence, Sources } from '../source/sources';
import type { WordVectors } from '../words/vectors';
import type { Word } from '../words/word';
import { cover, coveredShare } from './cover';

export type Candidate = {
  readonly sentence: SourceSentence;
  /** How well it covers each of the claim's content words, 0..1. */
  readonly covered: Float32Array;
  /** Share 0..1 of the claim's weight that the sentence covers. */
  readonly share: number;
  /** What candidates are ordered by; best first. */
  readonly rank: number;
};

/** So many sentences that share rare words are looked at closely. More cost time and changed no order in the tests. */
const looked = 10;
/** A sentence's length counts against it as by its square root, and a very short one like one of this many words. */
const shortest = 4;

/** The source sentences that cover a claim best, best first. Only those that share a content word with it. */
export function candidatesOf(
  content: readonly Word[],
  sources: Sources,
  vectors: WordVectors | null,
): Candidate[] {
  const first = rarestShared(content, sources);
  const most = first[0]?.rarity ?? 1;
  const near = new Map(first.map(({ index, rarity }) => [index, rarity / most]));
  return first
    .flatMap(({ index, rarity }) => {
      const sentence = sources.sentences[index];
      if (sentence === undefined) return [];
      const covered = cover(content, sentence.terms, vectors);
      const share = coveredShare(content, covered);
      const beside = (near.get(index - 1) ?? 0) + (near.get(index + 1) ?? 0);
      return [{ sentence, covered, share, rank: rankOf(share, rarity / most, beside) }];
    })
    .sort((one, other) => other.rank - one.rank || one.sentence.index - other.sentence.index);
}

/** Coverage decides; rarity tells apart what covers alike; what stands beside other candidates is in the right place. */
const rankOf = (share: number, rarity: number, beside: number) => share + 0.3 * rarity + 0.15 * beside;

type Shared = { index: number; rarity: number };

/** The sentences that share the most rarity with the words for their length, best first, earlier ones before later. */
function rarestShared(content: readonly Word[], sources: Sources): Shared[] {
  const best: Shared[] = [];
  const shared = sharedRarity(content, sources);
  for (let index = 0; index < shared.length; index += 1) {
    const sum = shared[index] ?? 0;
    if (sum === 0) continue;
    const rarity = sum / Math.sqrt(shortest + (sources.sentences[index]?.words.length ?? 0));
    if (best.length === looked && rarity <= (best.at(-1)?.rarity ?? 0)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.rarity ?? 0) < rarity) place -= 1;
    best.splice(place, 0, { index, rarity });
    if (best.length > looked) best.pop();
  }
  return best;
}

/** By sentence: the summed rarity of the words that it shares, each word once. */
function sharedRarity(content: readonly Word[], sources: Sources): Float64Array {
  const shared = new Float64Array(sources.sentences.length);
  for (const id of new Set(content.map(({ term }) => term.id))) {
    const rarity = sources.rarity(id);
    for (const index of sources.holders(id)) shared[index] = (shared[index] ?? 0) + rarity;
  }
  return shared;
}
