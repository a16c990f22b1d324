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
      sentenceMissing: 0.683,
      sentenceLost: -0.173,
      sentenceWords: -0.12,
      sentenceExact: -0.286,
      sentencePhrases: -1.2,
      sentenceRarest: 0.537,
      sentenceNumbers: 0.386,
      sentenceOnSources: -0.484,
      clauseOnSources: -1.229,
      clauseMissingNames: 1.047,
      clauseBest: -0.455,
      fieldOpposite: 3.365,
      fieldOpen: 3.298,
      fieldSame: -1.004,
      isRecord: -1.227,
      answerWindow: -0.978,
    },
  },
  sentenceSupport: {
    bias: -3.616,
    weights: {
      twoBest: 2.325,
      window: 0.088,
      weakestClause: 4.156,
      weakestClauseInMuch: -0.715,
      weakestWord: 1.007,
      weakestWords: -0.758,
      run: 0.249,
      missingNumbers: -1.041,
      rarest: 0.248,
      clauses: 0.315,
      contextLength: 0.008,
    },
  },
};

const withoutVectors: Weights = {
  clauseRisk: {
    bias: -1.308,
    weights: {
      sentenceMissing: 0.393,
      sentenceLost: -0.07,
      sentenceWords: -0.162,
      sentenceExact: 0.205,
      sentencePhrases: -1.135,
      sentenceRarest: 0.41,
      sentenceNumbers: 0.415,
      sentenceOnSources: -0.458,
      clauseOnSources: -1.135,
      clauseMissingNames: 1.164,
      clauseBest: -0.556,
      fieldOpposite: 3.328,
      fieldOpen: 3.344,
      fieldSame: -0.958,
      isRecord: -1.384,
      answerWindow: -0.903,
    },
  },
  sentenceSupport: {
    bias: -2.747,
    weights: {
      twoBest: 1.603,
      window: 0.381,
      weakestClause: 3.789,
      weakestClauseInMuch: -0.67,
      weakestWord: 0.298,
      weakestWords: -0.031,
      run: 0.245,
      missingNumbers: -1.301,
      rarest: 0.601,
      clauses: 0.268,
      contextLength: -0.07,
    },
  },
};

export const weightsFor = (vectors: WordVectors | null): Weights =>
  vectors === null ? withoutVectors : withVectors;
