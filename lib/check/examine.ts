import type { Span } from '../text/sentences';
import { clausesOf } from './answer/clauses';
import { type Claim, claimOf } from './compare/claim';
import { type FlagClaim, flagClaims } from './compare/flag-claims';
import { type Measures, measure } from './compare/measure';
import type { NamedFlags } from './source/flags';
import type { Sources } from './source/sources';
import type { WordVectors } from './words/vectors';
import type { Word } from './words/word';

/** A sentence of the answer with all that is measured of it, before anything is weighed. */
export type Examined = {
  readonly claim: Claim;
  readonly text: string;
  readonly measures: Measures;
  readonly clauses: readonly ExaminedClause[];
  readonly fields: readonly FlagClaim[];
};

export type ExaminedClause = Span & {
  readonly text: string;
  readonly measures: Measures;
  readonly fields: readonly FlagClaim[];
};

export type Grounds = {
  readonly answer: string;
  /** The answer's words, and which of them stand before their next one in the sources too. */
  readonly words: readonly Word[];
  readonly held: Uint8Array;
  readonly sources: Sources;
  readonly flags: readonly NamedFlags[];
  readonly vectors: WordVectors | null;
};

export function examine(sentence: Span, grounds: Grounds): Examined {
  const { answer, words, held, sources, flags, vectors } = grounds;
  const [first, end] = wordsWithin(words, sentence);
  const claim = claimOf(sentence, words, first, end, sources, vectors);
  const fields = flagClaims(answer, sentence, claim.words, flags);
  const clauses = clausesOf(answer, sentence).map((clause): ExaminedClause => {
    const [from, to] = wordsWithin(claim.words, clause);
    return {
      ...clause,
      text: answer.slice(clause.start, clause.end),
      measures: measure(claim, from, to, held),
      fields: fields.filter(({ start }) => start >= clause.start && start < clause.end),
    };
  });
  return {
    claim,
    text: answer.slice(sentence.start, sentence.end),
    measures: measure(claim, 0, claim.words.length, held),
    clauses,
    fields,
  };
}

/** The words that begin within a stretch: the first of them and the one behind the last. */
function wordsWithin(words: readonly Word[], { start, end }: Span): [number, number] {
  const from = firstFrom(words, start);
  return [from, firstFrom(words, end)];
}

function firstFrom(words: readonly Word[], place: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
