import { type Asked, termsOf } from '../asked';
import { normalise } from '../fold';
import type { Language, Unit } from '../model';
import { numbersIn } from '../numbers';
import { plain } from '../plain';
import { tokenize } from '../tokenize';

/** `**Code:** press the dial`, `Primary: €320 a week`, `Monkey rails - the rails around the deck`. */
const key = /^(?:\*\*([^*]{2,50}?)[:.：]?\*\*|([^:：*]{2,50}?)\s?(?:[:：]|\s[-–—]\s))\s*\S/u;

/** What a unit is the entry of: a row's first cell, or what stands before a colon or dash; null for running text. */
export function keyOf(one: Unit): string | null {
  if (one.kind === 'row')
    return (
      one.text
        .split('|')
        .find((cell) => cell.trim() !== '')
        ?.trim() ?? null
    );
  if (one.kind !== 'item' && one.kind !== 'sentence') return null;
  const match = key.exec(one.text);
  return match?.[1] ?? match?.[2] ?? null;
}

/** What is looked up: a question, read once for all the units that it is held against. */
export type LookedUp = { text: string; terms: ReadonlySet<string>; numbers: readonly number[] };

export function lookedUp(asked: Asked, language: Language): LookedUp {
  const text = bare(asked.text);
  return { text, terms: new Set(termsOf(asked, language)), numbers: [...numbersIn(text)].map(Number) };
}

/**
 * How surely a unit is the entry that was looked up, as in a table or glossary: 1 when the question names its key word for
 * word, or a number within the range that is its key (`10 to 15 years` for twelve years); 0.6 when it names all the key's
 * terms somewhere; else 0.
 */
export function entryOf(one: Unit, asked: LookedUp, language: Language): number {
  const named = keyOf(one);
  if (named === null) return 0;
  const wanted = bare(named);
  const terms = tokenize(wanted, language);
  if (terms.length === 0 || wanted === '') return 0;
  if (holdsPhrase(asked.text, wanted) || rangeHolds(wanted, asked, language)) return 1;
  return terms.every((term) => asked.terms.has(term)) ? 0.6 : 0;
}

/** What stands in brackets explains: `Full charge with charger C4 (4 A)`. Longer explanations stay. */
const bare = (text: string) =>
  normalise(plain(text.replace(/\s{0,3}[(\uff08][^)\uff09]{0,200}[)\uff09]/g, '')));

/** Between letters of scripts with spaces a phrase has to end where a word does. */
function holdsPhrase(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  if (at < 0) return false;
  // Two units hold any character.
  const end = at + phrase.length;
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)];
  return !(/[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after));
}

const between = /(\d+)\s?(?:to|bis|à|-|–|〜|から|إلى)\s?(\d+)\s?(\p{L}+)/u;
const below = /^(?:up to|below|under|bis|jusqu'à)\s(\d+)\s?(\p{L}+)/u;
const above = /^(?:(?:above|over|more than|über|plus de)\s)?(\d+)\s?(\p{L}+)(?: (?:and|or) (?:more|over))?$/u;

/** Whether one of the question's numbers lies within a range of what the question names: `10 to 15 years`. */
function rangeHolds(range: string, asked: LookedUp, language: Language): boolean {
  const [, from, to, among] = between.exec(range) ?? [];
  const [, limit, beneath] = below.exec(range) ?? [];
  const [, least, beyond] = above.exec(range) ?? [];
  const thing = tokenize(among ?? beneath ?? beyond ?? '', language);
  if (thing.length === 0) return false;
  if (!thing.every((term) => asked.terms.has(term))) return false;
  const lowest = Number(from ?? least ?? 0);
  const highest = Number(to ?? limit ?? Number.POSITIVE_INFINITY);
  return asked.numbers.some((value) => value >= lowest && value < highest);
}
