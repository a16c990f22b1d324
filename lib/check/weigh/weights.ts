import type { WordVectors } from '../words/vectors';
import type { ClauseFeature } from './clause-features';
import type { Model } from './model';
import type { SentenceFeature } from './sentence-features';

/**
 * The fitted weights. `npm run fit-check -- FOLDER` prints them from labelled answers. A positive weight raises the risk
 * that a clause rests on nothing, or the support of a sentence; each says what it trades when changed by hand:
 *
 * - `clauseRisk`: what is missing speaks for risk, what was copied or stands in the best evidence against it; long
 *   sentences hold more missing words by nature, so that their length is taken off; speaking of the sources lowers it.
 *   `fieldOpposite` and `fieldOpen` alone lift a clause over the bar, which is right three times out of four.
 * - `sentenceSupport`: covered shares speak for support, missing numbers and long contexts, in which everything is found,
 *   against it.
 *
 * Without vectors synonyms count as missing, so that missing words say less: hence a second set.
 */
export type Weights = {
  readonly clauseRisk: Model<ClauseFeature>;
  readonly sentenceSupport: Model<SentenceFeature>;
};

const withVectors: Weights = {
  clauseRisk: {
    bias: -0.994,
    weights: {
      sentenceMissing: 0.69,
      sentenceLost: -0.196,
      sentenceWords: -0.118,
      sentenceExact: -0.288,
      sentencePhrases: -1.154,
      sentenceRarest: 0.567,
      sentenceNumbers: 0.373,
      sentenceOnSources: -0.461,
      clauseOnSources: -1.239,
      clauseMissingNames: 1.009,
      clauseBest: -0.488,
      fieldOpposite: 3.359,
      fieldOpen: 3.327,
      fieldSame: -0.989,
      isRecord: -1.213,
      answerWindow: -1.135,
    },
  },
  sentenceSupport: {
    bias: -2.092,
    weights: {
      twoBest: 2.207,
      window: 0.269,
      weakestClause: 1.215,
      weakestWord: 1.129,
      weakestWords: -1.038,
      run: 0.244,
      missingNumbers: -1.086,
      rarest: 0.383,
      clauses: 0.356,
      contextLength: -0.419,
    },
  },
};

const withoutVectors: Weights = {
  clauseRisk: {
    bias: -1.23,
    weights: {
      sentenceMissing: 0.387,
      sentenceLost: -0.081,
      sentenceWords: -0.155,
      sentenceExact: 0.007,
      sentencePhrases: -1.107,
      sentenceRarest: 0.401,
      sentenceNumbers: 0.407,
      sentenceOnSources: -0.451,
      clauseOnSources: -1.158,
      clauseMissingNames: 1.072,
      clauseBest: -0.556,
      fieldOpposite: 3.316,
      fieldOpen: 3.316,
      fieldSame: -0.969,
      isRecord: -1.364,
      answerWindow: -0.875,
    },
  },
  sentenceSupport: {
    bias: -1.951,
    weights: {
      twoBest: 2.204,
      window: 0.258,
      weakestClause: 0.64,
      weakestWord: 0.572,
      weakestWords: -0.191,
      run: 0.234,
      missingNumbers: -1.328,
      rarest: 0.88,
      clauses: 0.297,
      contextLength: -0.361,
    },
  },
};

export const weightsFor = (vectors: WordVectors | null): Weights =>
  vectors === null ? withoutVectors : withVectors;
