import { splitsPair } from '../text/offsets';
import type { Language } from './model';
import { wordsToEmbed } from './question-words';
import type { Dense } from './score';
import { tokenize } from './tokenize';

/** A question, with vectors where a sentence model is at hand; without them the words decide alone. */
export type Asked = { text: string; vectors: null | { question: Dense; words: ReadonlyMap<string, Dense> } };

const read = new WeakMap<Asked, Map<Language, readonly string[]>>();

/** The index terms of a question, as `tokenize` gives them; read once, however often they are asked for. */
export function termsOf(asked: Asked, language: Language): readonly string[] {
  const byLanguage = read.get(asked) ?? new Map<Language, readonly string[]>();
  const terms = byLanguage.get(language) ?? tokenize(asked.text, language);
  read.set(asked, byLanguage.set(language, terms));
  return terms;
}

/**
 * The sentence model is blind behind about 115 tokens, which English fills with some 450 characters, and takes the square
 * of the length for a text: beyond this it would only take time.
 */
const longestEmbedded = 400;

/**
 * The texts of a question that want a vector: itself, of a long one its first 400 characters, then its words, at most 12.
 * The whole question counts with its words (`tokenize`), however long.
 */
export const askedTexts = (question: string): string[] => [
  beginningOf(question),
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

/** Ends with a whole word where there is one. The model reads compatibility forms, which can be many times as long. */
function beginningOf(question: string): string {
  const whole = question.normalize('NFKC');
  if (whole.length <= longestEmbedded) return question;
  const text = whole.trim().replace(/\s+/g, ' ');
  if (text.length <= longestEmbedded) return text;
  const space = text.lastIndexOf(' ', longestEmbedded);
  if (space > 0) return text.slice(0, space);
  return text.slice(0, splitsPair(text, longestEmbedded) ? longestEmbedded - 1 : longestEmbedded);
}
