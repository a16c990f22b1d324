import { normalise } from './fold';
import type { Language } from './model';
import { tokenize } from './tokenize';
import type { Word } from './vocabulary';

const runs = /[\p{L}\p{M}\p{N}]+(?:[-_.'’][\p{L}\p{M}\p{N}]+)*/gu;

/** Scripts without spaces: a run of them is no word, let alone a name. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆ー]+/gu;

const isCapital = (run: string) => /^\p{Lu}\p{Ll}/u.test(run);

/**
 * Which runs of the question are names: capitalised, not at the beginning, in a question that doesn't capitalise most of
 * its words; or holding a digit. Names have no kin: Berlin is not Hamburg, E4012 is not E4021.
 */
function namesIn(question: string): Set<string> {
  const found = [...question.matchAll(runs)].map(([run]) => run);
  const inner = found.slice(1);
  const capitals = inner.filter(isCapital);
  const named = capitals.length * 2 <= inner.length ? capitals : [];
  return new Set([...named, ...found.filter((run) => /\p{N}/u.test(run))]);
}

/**
 * How many words are looked at, and how long ones. Each is compared with the whole vocabulary; a question of so many words
 * says what it means without their kin, and what is longer is no word that the model knows.
 */
const mostWords = 12;
const longestWord = 20;

/** The words of an English question that may be said in other words, for the sentence model: the first 12 of them. */
export function wordsToEmbed(question: string): Word[] {
  const names = namesIn(question);
  const words = new Map<string, string>();
  for (const [run] of question.matchAll(runs)) {
    if (words.size === mostWords) break;
    if (names.has(run)) continue;
    for (const part of normalise(run).split(/[-_.']/)) {
      if (words.size === mostWords || part.length < 3 || part.length > longestWord) continue;
      const [term] = tokenize(part, 'en');
      if (term !== undefined && !words.has(term)) words.set(term, part);
    }
  }
  return [...words].map(([term, form]) => ({ term, form }));
}

/**
 * The index terms of the names and identifiers in a question. Where the language isn't known to be English capitals say
 * nothing (German nouns), so that only what holds a digit counts.
 */
export function nameTerms(question: string, language: Language): Set<string> {
  const names = [...namesIn(question.replace(unspaced, ' '))];
  const sure = language === 'en' ? names : names.filter((name) => /\p{N}/u.test(name));
  return new Set(sure.flatMap((name) => tokenize(name, language)).filter((term) => !term.startsWith('~')));
}
