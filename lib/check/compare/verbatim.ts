import type { SourceSentence, Sources } from '../source/sources';
import type { Word } from '../words/word';

/**
 * Where the words stand in a context exactly so and in this order, whatever stands between them that is no word; null when
 * they don't. Looked for round one sentence, from its first word that the claim holds too.
 */
export function verbatimIn(
  words: readonly Word[],
  near: SourceSentence,
  sources: Sources,
): { start: number; end: number } | null {
  const all = sources.words[near.context] ?? [];
  const rarest = rarestOf(words, sources);
  if (rarest === null) return null;
  for (let at = near.first; at < near.first + near.words.length; at += 1) {
    if (all[at]?.term.form !== words[rarest]?.term.form) continue;
    const from = at - rarest;
    if (from < 0 || !words.every((word, step) => same(word, all[from + step]))) continue;
    const [first, last] = [all[from], all[from + words.length - 1]];
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return null;
}

/** Inflection counts here, spelling of a number doesn't. */
const same = (word: Word, other: Word | undefined) =>
  other !== undefined &&
  word.term.id === other.term.id &&
  (word.term.kind === 'number' || word.term.form === other.term.form);

function rarestOf(words: readonly Word[], sources: Sources): number | null {
  let best: number | null = null;
  let most = -1;
  for (const [at, { term }] of words.entries()) {
    const rarity = term.isStop ? 0 : sources.rarity(term.id);
    if (rarity > most) {
      most = rarity;
      best = at;
    }
  }
  return best;
}
