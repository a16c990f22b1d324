import { wordsToEmbed } from './question-words';
import type { Dense } from './score';

/** A question, with vectors where a sentence model is at hand; without them the words decide alone. */
export type Asked = { text: string; vectors: null | { question: Dense; words: ReadonlyMap<string, Dense> } };

/** The texts of a question that want a vector: itself, then its words. */
export const askedTexts = (question: string): string[] => [
  question,
  ...wordsToEmbed(question).map((word) => word.form),
];

/** Puts the vectors of `askedTexts` together; words only when the question's own is missing. */
export function askedWith(question: string, vectors: readonly Dense[] | null): Asked {
  const [own, ...rest] = vectors ?? [];
  if (own === undefined) return { text: question, vectors: null };
  const words = wordsToEmbed(question).flatMap(({ term }, at): [string, Dense][] => {
    const vector = rest[at];
    return vector === undefined ? [] : [[term, vector]];
  });
  return { text: question, vectors: { question: own, words: new Map(words) } };
}
