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

/**
 * `name: value` at the end of a line; names may be nested, `Parking: garage: True`, of which the innermost counts, and
 * quoted as in JSON. Parted by hand: a pattern for nested names takes forever on lines of many colons.
 */
const parts = /[:=：]/u;
const decoration = /^[\s"'{[*-]+|[\s"',}\]]+$/g;
/** A longer line is prose or a whole record, and a longer name a sentence. */
const longest = { line: 200, name: 40 } as const;

export function flagsIn(texts: readonly string[], lexicon: Lexicon): NamedFlags[] {
  const byName = new Map<string, Flag[]>();
  for (const [context, text] of texts.entries()) {
    let start = 0;
    for (const line of text.split('\n')) {
      const { name, value } = fieldIn(line);
      if (name !== null && value !== undefined) {
        const flags = byName.get(name) ?? [];
        const indent = line.length - line.trimStart().length;
        flags.push({ context, start: start + indent, end: start + line.trimEnd().length, value });
        byName.set(name, flags);
      }
      start += line.length + 1;
    }
  }
  return named(byName, lexicon);
}

function fieldIn(line: string): { name: string | null; value: Flag['value'] | undefined } {
  if (line.length > longest.line) return { name: null, value: undefined };
  const [name, written] = line
    .split(parts)
    .slice(-2)
    .map((part) => part.replace(decoration, ''));
  if (name === undefined || written === undefined || name === '' || name.length > longest.name)
    return { name: null, value: undefined };
  return { name, value: values.get(written.toLowerCase()) };
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
