import { chunkWord, diagnostic, foundEach, type Rule } from './rule';
import { isOutOfRange, oddScores } from './scores';

/** A confidence is documented to lie between 0 and 1. */
export const scoreOutOfRange: Rule = {
  codes: ['score/out-of-range'],
  check: ({ supports }) =>
    foundEach(supports, ({ index, support, segment }) =>
      oddScores(support, isOutOfRange)?.map(({ score, chunk, position }) =>
        diagnostic(
          'error',
          'score/out-of-range',
          `${support.at}/confidenceScores/${position}`,
          [segment.id],
          Number.isNaN(score)
            ? `The confidence of support ${index} in ${chunkWord(chunk)} is not a number.`
            : `The confidence of support ${index} in ${chunkWord(chunk)} is ${score}, outside 0 to 1.`,
        ),
      ),
    ),
};
