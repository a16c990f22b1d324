/**
 * A distinct word of one check. All its occurrences, in the answer and in the contexts, share it, so that what is dear
 * to learn of a word (its stem, its value, its vector) is learnt once.
 */
export type Term = {
  /** Lower case, accents kept. */
  readonly form: string;
  /** What inflected forms share (a stem), what spellings of a number share (its value). */
  readonly key: string;
  /** Numbers the keys of one check from 0. */
  readonly id: number;
  /** `pair`: two neighbouring characters of a script without spaces. */
  readonly kind: 'word' | 'number' | 'pair';
  /** A grammatical word: that two texts share it never means that they say the same. */
  readonly isStop: boolean;
  /** 0..1: how much it says that the word is found or missing; 0 for stop words, 1 for rare ones. */
  readonly weight: number;
  /** Where its vector stands; -1 for none. */
  readonly row: number;
};

/** An occurrence: a half-open range in UTF-16 units. */
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly term: Term;
  /** Begins with a capital letter, and not because a sentence or line begins there. */
  readonly isName: boolean;
};

/** Whether the word can be evidence at all. */
export const isContent = (word: Word): boolean => !word.term.isStop;

/** The content words of a stretch as terms, each key once, in order. */
export function contentTerms(words: readonly Word[]): Term[] {
  const terms: Term[] = [];
  const known = new Set<number>();
  for (const { term } of words) {
    if (term.isStop || known.has(term.id)) continue;
    known.add(term.id);
    terms.push(term);
  }
  return terms;
}
