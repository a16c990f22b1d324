import type { Lexicon } from '../words/lexicon';
import { readWords } from '../words/read-words';
import { isContent, type Term } from '../words/word';

/**
 * A field of a record that says whether something is so: `OutdoorSeating: True`, `"wifi": null`. `unknown` means that the
 * record has the field and leaves it open, so that an answer which says either has it from nowhere.
 */
export type Flag = {
  readonly context: number;
  readonly start: number;
  readonly end: number;
  readonly value: 'yes' | 'no' | 'unknown';
};

/** The fields of one name, in all records. */
export type NamedFlags = {
  readonly name: string;
  /** The words of the name that tell it from the other names. */
  readonly terms: readonly Term[];
  /** The name from each of these words on, in lower case and without what parts its words: `takeout`. */
  readonly spellings: readonly string[];
  readonly flags: readonly Flag[];
};

const values: ReadonlyMap<string, Flag['value']> = new Map([
  ...listed('true yes free paid available included ja oui vrai نعم はい', 'yes'),
  ...listed('false no unavailable nein non faux falsch لا いいえ', 'no'),
  ...listed('none null unknown n/a unbekannt inconnu 不明', 'unknown'),
]);

function listed(words: string, value: Flag['value']): [string, Flag['value']][] {
  return words.split(' ').map((word) => [word, value]);
}

/** `name: value` on a line of its own; names may be nested, `Parking: garage: True`, and quoted as in JSON. */
const line =
  /^[^\S\n]*((?:["']?[\p{L}\p{N}_ /()-]{1,40}["']?\s*[:=：]\s*)+)["']?([\p{L}/]{2,12})["']?,?[^\S\n]*$/gmu;
const innermost = /["']?([^:=："']+)["']?\s*[:=：]\s*$/u;

export function flagsIn(texts: readonly string[], lexicon: Lexicon): NamedFlags[] {
  const byName = new Map<string, Flag[]>();
  for (const [context, text] of texts.entries()) {
    for (const { 0: whole, 1: names = '', 2: written = '', index } of text.matchAll(line)) {
      const value = values.get(written.toLowerCase());
      const name = innermost.exec(names)?.[1]?.trim();
      if (value === undefined || name === undefined) continue;
      const start = index + whole.length - whole.trimStart().length;
      const flags = byName.get(name) ?? [];
      flags.push({ context, start, end: index + whole.length, value });
      byName.set(name, flags);
    }
  }
  return named(byName, lexicon);
}

/** A word of less than this share of the weight of the name's rarest one tells nothing: `good` in `good for groups`. */
const commonBeside = 0.6;

function named(byName: ReadonlyMap<string, readonly Flag[]>, lexicon: Lexicon): NamedFlags[] {
  const read = [...byName].map(([name, flags]) => ({
    name,
    flags,
    words: readWords(name, lexicon).filter(isContent),
  }));
  const uses = new Map<number, number>();
  for (const { words } of read)
    for (const id of new Set(words.map(({ term }) => term.id))) uses.set(id, (uses.get(id) ?? 0) + 1);
  return read.flatMap(({ name, flags, words }) => {
    const own = words.filter(({ term }) => uses.get(term.id) === 1);
    const most = Math.max(0, ...own.map(({ term }) => term.weight));
    const telling = own.filter(({ term }) => term.weight >= commonBeside * most);
    if (telling.length === 0) return [];
    const spellings = telling.map(({ start }) => squash(name.slice(start)));
    return [{ name, flags, terms: telling.map(({ term }) => term), spellings }];
  });
}

const squash = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
