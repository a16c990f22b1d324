import type { Measures } from '../compare/measure';

/** What the support of a sentence is read from. */
export type SentenceFeature =
  /** Shares of its weight that the two best candidates cover, and that the best one covers with its neighbours. */
  | 'twoBest'
  | 'window'
  /** The share of its worst found clause that stands anywhere. */
  | 'weakestClause'
  /** The same times `contextLength`: what is found in much text says less. */
  | 'weakestClauseInMuch'
  /** How well its worst covered word is covered, and the mean of that over the clauses. */
  | 'weakestWord'
  | 'weakestWords'
  /** Mean length of the longest copied run of a clause. */
  | 'run'
  /** The most numbers that one clause has from nowhere. */
  | 'missingNumbers'
  /** Mean weight of the heaviest missing word of a clause. */
  | 'rarest'
  | 'clauses'
  /** Logarithm of how many words the contexts hold: in much text much is found by chance. */
  | 'contextLength';

export type Whole = { twoBest: number; contextWords: number };

export function sentenceFeatures(
  sentence: Measures,
  clauses: readonly Measures[],
  { twoBest, contextWords }: Whole,
): Record<SentenceFeature, number> {
  const contextLength = Math.log(1 + contextWords);
  const weakestClause = Math.min(1, ...clauses.map(({ anywhere }) => anywhere));
  return {
    twoBest,
    window: sentence.window,
    weakestClause,
    weakestClauseInMuch: weakestClause * contextLength,
    weakestWord: sentence.weakest,
    weakestWords: mean(clauses, ({ weakest }) => weakest),
    run: mean(clauses, ({ run }) => run),
    missingNumbers: Math.max(0, ...clauses.map(({ missingNumbers }) => missingNumbers)),
    rarest: mean(clauses, ({ rarest }) => rarest),
    clauses: clauses.length,
    contextLength,
  };
}

/** A clause counts by its words, one without any as one. */
function mean(clauses: readonly Measures[], of: (clause: Measures) => number): number {
  let total = 0;
  let sum = 0;
  for (const clause of clauses) {
    const share = 1 + clause.words;
    total += share;
    sum += share * of(clause);
  }
  return total === 0 ? 0 : sum / total;
}
