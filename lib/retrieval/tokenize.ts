import stem from 'wink-porter2-stemmer';
import { dropAccents, foldArabic, foldLatin, normalise } from './fold';
import type { Language } from './model';
import { englishStopWords, stopWords } from './stop-words';

const word = /[\p{L}\p{M}\p{N}]+(?:[-_.'][\p{L}\p{M}\p{N}]+)*/gu;
const runs =
  /[\p{Script=Han}々〆]+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*|[^\p{Script=Han}々〆\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Arabic}]+/gu;
const unspaced = /[\p{Script=Han}々〆\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}]+/gu;

const englishStops = new Set(englishStopWords);
const foldedStops = new Set(stopWords.map((stop) => foldArabic(foldLatin(normalise(stop)))));

function grams(text: string, length: number): string[] {
  const letters = [...text];
  if (letters.length <= length) return [letters.join('')];
  return letters
    .slice(0, letters.length - length + 1)
    .map((_, at) => letters.slice(at, at + length).join(''));
}

/** No word of any language is longer; what is counts by its beginning, since stemming takes the square of the length. */
const longestWord = 64;

/** A plain word of a script with spaces, as its terms. */
function termsOfWord(whole: string, language: Language): string[] {
  const plain = beginning(whole);
  if (/\p{N}/u.test(plain)) return [plain];
  if (/^\p{Script=Arabic}/u.test(plain)) {
    const folded = foldArabic(plain);
    if (foldedStops.has(folded)) return [];
    return folded.length > 3 ? [folded, ...grams(folded, 3).map((gram) => `~${gram}`)] : [folded];
  }
  if (language === 'en')
    return englishStops.has(plain) || plain.length === 1 ? [] : [stem(dropAccents(plain))];
  const folded = foldLatin(plain);
  if (foldedStops.has(folded) || folded.length === 1) return [];
  return folded.length > 4 ? [folded, ...grams(folded, 4).map((gram) => `~${gram}`)] : [folded];
}

const beginning = (word: string): string =>
  word.length <= longestWord ? word : [...word].slice(0, longestWord).join('');

/** A run without white space: an identifier stays whole and gives its parts too, `carry-over` also gives `carryover`. */
function termsOfRun(run: string, language: Language): string[] {
  const bare = run.replace(/'s$/, '');
  const parts = bare.split(/[-_.']/);
  const terms = parts.flatMap((part) => termsOfWord(part, language));
  if (parts.length === 1 || /'/.test(bare)) return terms;
  const whole = beginning(bare.replace(/[-_]/g, ''));
  return [...terms, /\p{N}|_/u.test(bare) || language !== 'en' ? whole : stem(whole)];
}

/**
 * The index terms of a text, in order and with repeats; empty for a text of stop words only.
 *
 * English words are stemmed (Porter 2). Words of other languages give their folded self and character n-grams, which
 * find inflected and compound forms without a dictionary; scripts without spaces give pairs of neighbouring characters.
 * What holds a digit or an underscore is an identifier and is matched as a whole: E4012 is not E4021. Of a word of more
 * than 64 characters only those count. Takes time in proportion to the text's length.
 */
export function tokenize(text: string, language: Language): string[] {
  const terms: string[] = [];
  // Texts repeat their words, and stemming is most of the work.
  const known = new Map<string, readonly string[]>();
  for (const [spaced] of normalise(text).matchAll(word)) {
    for (const run of spaced.match(unspaced) ?? []) for (const pair of grams(run, 2)) terms.push(pair);
    const rest = spaced.replace(unspaced, ' ');
    for (const [run] of rest.matchAll(word)) {
      for (const piece of run.match(runs) ?? []) {
        const made = known.get(piece) ?? termsOfRun(piece, language);
        known.set(piece, made);
        for (const term of made) terms.push(term);
      }
    }
  }
  return terms;
}
