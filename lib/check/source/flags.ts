import type { Lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { isContent, type Word } from '../words/word';

/**
 * A field of a record that says whether something is so: `OutdoorSeating: True`, `"wifi": null`. `unknown` means that the
 * record has the field and leaves it open, so that an answer which says either has it from nowhere.
 */
export type Flag = {
  readonly context: number;
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly value: 'yes' | 'no' | 'unknown';
  /** The words of the name that tell it from the other fields' names. */
  readonly words: readonly Word[];
};

const values: ReadonlyMap<string, Flag['value']> = new Map([
  ...['true', 'yes', 'free', 'paid', 'available', 'included', 'ja', 'oui', 'vrai', 'نعم', 'はい'].map(
    (word) => [word, 'yes'] as const,
  ),
  ...['false', 'no', 'unavailable', 'nein', 'non', 'faux', 'falsch', 'لا', 'いいえ'].map(
    (word) => [word, 'no'] as const,
  ),
  ...['none', 'null', 'unknown', 'n/a', 'unbekannt', 'inconnu', '不明'].map(
    (word) => [word, 'unknown'] as const,
  ),
]);

/** `name: value` on a line of its own; names may be nested, `Parking: garage: True`, and quoted as in JSON. */
const line =
  /^[^\S\n]*((?:["']?[\p{L}\p{N}_ /()-]{1,40}["']?\s*[:=：]\s*)+)["']?([\p{L}/]{2,12})["']?,?[^\S\n]*$/gmu;

export function flagsIn(texts: readonly string[], lexicon: Lexicon): Flag[] {
  const read = texts.flatMap((text, context) =>
    [...text.matchAll(line)].flatMap(({ 0: whole, 1: names = '', 2: written = '', index }) => {
      const value = values.get(written.toLowerCase());
      if (value === undefined) return [];
      const start = index + whole.length - whole.trimStart().length;
      const name = /["']?([^:=："']+)["']?\s*[:=：]\s*$/u.exec(names)?.[1]?.trim() ?? names;
      return [
        {
          context,
          start,
          end: index + whole.length,
          name,
          value,
          words: readWords(name, lexicon).filter(isContent),
        },
      ];
    }),
  );
  const uses = new Map<number, number>();
  for (const { words } of read) for (const { term } of words) uses.set(term.id, (uses.get(term.id) ?? 0) + 1);
  return read
    .map((flag) => ({ ...flag, words: telling(flag.words, uses) }))
    .filter(({ words }) => words.length > 0);
}

/** A name's words that no other name has, less the common ones beside a rarer: `groups` of `good for groups`. */
function telling(words: readonly Word[], uses: ReadonlyMap<number, number>): Word[] {
  const own = words.filter(({ term }) => uses.get(term.id) === 1);
  const most = Math.max(0, ...own.map(({ term }) => term.weight));
  return own.filter(({ term }) => term.weight >= commonBeside * most);
}

/** A word of less than this share of the name's rarest one tells nothing. */
const commonBeside = 0.6;
