import { supportPlace } from '../wire-place';
import { chunkWord, diagnostic, foundEach, type Rule } from './rule';
import { isBelowCutoff, oddScores } from './scores';

/** The documentation says that only chunks with a confidence of at least 0.6 are named. */
export const scoreBelowCutoff: Rule = {
  codes: ['score/below-cutoff'],
  check: ({ supports, reading }) =>
    foundEach(supports, ({ index, support, segment }) =>
      oddScores(support, isBelowCutoff)?.map(({ score, position }) =>
        diagnostic(
          'info',
          'score/below-cutoff',
          `${support.at}/confidenceScores/${position}`,
          [segment.id],
          `The confidence of ${supportPlace(index)} in ${chunkWord(reading.format, support, position)} is ${score}, below the documented cutoff of 0.6.`,
        ),
      ),
    ),
};
