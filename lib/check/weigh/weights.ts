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
    bias: -1.104,
    weights: {
      sentenceMissing: 0.684,
      sentenceLost: -0.177,
      sentenceWords: -0.12,
      sentenceExact: -0.302,
      sentencePhrases: -1.189,
      sentenceRarest: 0.532,
      sentenceNumbers: 0.386,
      sentenceOnSources: -0.48,
      clauseOnSources: -1.235,
      clauseMissingNames: 1.049,
      clauseBest: -0.487,
      fieldOpposite: 3.367,
      fieldOpen: 3.301,
      fieldSame: -1.002,
      isRecord: -1.219,
      answerWindow: -0.946,
    },
  },
  sentenceSupport: {
    bias: -3.66,
    weights: {
      twoBest: 2.395,
      window: 0.034,
      weakestClause: 4.106,
      weakestClauseInMuch: -0.705,
      weakestWord: 1.023,
      weakestWords: -0.706,
      run: 0.248,
      missingNumbers: -1.039,
      rarest: 0.292,
      clauses: 0.315,
      contextLength: 0.006,
    },
  },
};

const withoutVectors: Weights = {
  clauseRisk: {
    bias: -1.315,
    weights: {
      sentenceMissing: 0.394,
      sentenceLost: -0.071,
      sentenceWords: -0.162,
      sentenceExact: 0.225,
      sentencePhrases: -1.14,
      sentenceRarest: 0.41,
      sentenceNumbers: 0.415,
      sentenceOnSources: -0.456,
      clauseOnSources: -1.138,
      clauseMissingNames: 1.166,
      clauseBest: -0.579,
      fieldOpposite: 3.328,
      fieldOpen: 3.344,
      fieldSame: -0.958,
      isRecord: -1.381,
      answerWindow: -0.892,
    },
  },
  sentenceSupport: {
    bias: -2.8,
    weights: {
      twoBest: 1.586,
      window: 0.387,
      weakestClause: 3.775,
      weakestClauseInMuch: -0.666,
      weakestWord: 0.288,
      weakestWords: 0.045,
      run: 0.244,
      missingNumbers: -1.304,
      rarest: 0.653,
      clauses: 0.268,
      contextLength: -0.068,
    },
  },
};

export const weightsFor = (vectors: WordVectors | null): Weights =>
  vectors === null ? withoutVectors : withVectors;
