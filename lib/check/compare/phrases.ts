import type { Sources } from '../source/sources';
import type { Word } from '../words/word';

/** Two neighbouring words as one number; keys stay far below the factor. */
const neighbours = (one: Word, other: Word) => one.term.id * 2 ** 24 + other.term.id;

/**
 * For each word of the answer, whether the sources hold it right before the same next word; 0 for the last one. Grammar
 * counts here: what was copied brings its small words along.
 */
export function heldPhrases(answer: readonly Word[], sources: Sources): Uint8Array {
  const said = new Set(answer.map(({ term }) => term.id));
  const wanted = new Set<number>();
  for (let at = 1; at < answer.length; at += 1) {
    const [one, other] = [answer[at - 1], answer[at]];
    if (one && other) wanted.add(neighbours(one, other));
  }
  const held = new Set<number>();
  for (const { words } of sources.sentences) {
    let before: Word | null = null;
    for (const word of words) {
      const isSaid = said.has(word.term.id);
      if (before !== null && isSaid) {
        const both = neighbours(before, word);
        if (wanted.has(both)) held.add(both);
      }
      before = isSaid ? word : null;
    }
  }
  return Uint8Array.from(answer, (word, at) => {
    const next = answer[at + 1];
    return next !== undefined && held.has(neighbours(word, next)) ? 1 : 0;
  });
}
