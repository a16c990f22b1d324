import { numberKey, timeKey } from './quantity';
import { stemOf, type Tongue } from './stems';
import { isStopWord } from './stops';
import type { WordVectors } from './vectors';
import type { Term } from './word';

/** Gives each distinct form its one term. */
export type Lexicon = {
  /** A word or number as written, any case. */
  term(written: string): Term;
  /** Two neighbouring characters of a script without spaces. */
  pair(written: string): Term;
};

export function lexicon(tongue: Tongue, vectors: WordVectors | null): Lexicon {
  const terms = new Map<string, Term>();
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, ids.size);
    return ids.size - 1;
  };
  const add = (written: string, made: Described): Term => {
    const term = { ...made, id: idOf(made.key) };
    terms.set(written, term);
    return term;
  };
  return {
    term: (written) => terms.get(written) ?? add(written, described(written, tongue, vectors)),
    pair: (written) => terms.get(written) ?? add(written, describedPair(written)),
  };
}

type Described = Omit<Term, 'id'>;

function described(written: string, tongue: Tongue, vectors: WordVectors | null): Described {
  const form = written.toLowerCase().replace(/’/g, "'").replace(/'s$/, '');
  const value = timeKey(form) ?? numberKey(form);
  if (value !== null) return { form, key: value, kind: 'number', isStop: false, weight: 1, row: -1 };
  const isStop = isStopWord(form, tongue);
  const row = tongue === 'en' ? (vectors?.rowOf(form) ?? -1) : -1;
  return {
    form,
    key: stemOf(form, tongue),
    kind: 'word',
    isStop,
    weight: isStop ? 0 : weightOf(row, vectors),
    row,
  };
}

/** Two hiragana are grammar far more often than matter, which kanji and katakana carry. */
function describedPair(written: string): Described {
  const isStop = /^\p{Script=Hiragana}+$/u.test(written);
  return { form: written, key: `~${written}`, kind: 'pair', isStop, weight: isStop ? 0 : 1, row: -1 };
}

/** By Zipf's law a word of rank r is as rare as 1/r, and says log r. The first ranks are grammar. */
const grammarRanks = 30;
/** The commonest word still counts for something: an answer of common words alone must not look empty. */
const leastWeight = 0.2;

function weightOf(row: number, vectors: WordVectors | null): number {
  if (vectors === null || row < 0) return 1;
  const rarity = Math.log(1 + row / grammarRanks) / Math.log(1 + vectors.size / grammarRanks);
  return leastWeight + (1 - leastWeight) * rarity;
}
