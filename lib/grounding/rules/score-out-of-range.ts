import type { Diagnostic, ReadContext } from '../model';
import { contextPlace, supportPlace } from '../wire-place';
import { chunkWord, diagnostic, foundEach, type Rule } from './rule';
import { isOutOfRange, oddScores } from './scores';

/**
 * A confidence is documented to lie between 0 and 1; the score of a context is a number. One that is no finite number is
 * null in the Inspection, so it is told here what was sent.
 */
export const scoreOutOfRange: Rule = {
  codes: ['score/out-of-range'],
  check: ({ supports, reading }) => [
    ...foundEach(supports, ({ index, support, segment }) =>
      oddScores(support, isOutOfRange)?.map(({ score, position }) =>
        diagnostic(
          'error',
          'score/out-of-range',
          `${support.at}/confidenceScores/${position}`,
          [segment.id],
          `The confidence of ${supportPlace(index)} in ${chunkWord(reading.format, support, position)} is ${oddity(score, support.sent?.scores.get(position))}.`,
        ),
      ),
    ),
    ...contextScores(reading.format, reading.contexts ?? []),
  ],
};

function oddity(score: number, sent: string | undefined): string {
  if (sent !== undefined) return `${sent}, which is no number, so none is shown`;
  if (Number.isNaN(score)) return 'not a number, so none is shown';
  return `${score}, outside 0 to 1${Number.isFinite(score) ? '' : ', so none is shown'}`;
}

function contextScores(format: string, contexts: readonly ReadContext[]): Diagnostic[] {
  const all: Diagnostic[] = [];
  contexts.forEach(({ score, at }, index) => {
    if (score === null || Number.isFinite(score)) return;
    const message = `The score of ${contextPlace(format, index)} is ${Number.isNaN(score) ? 'not a number' : score}, so none is shown.`;
    all.push(diagnostic('error', 'score/out-of-range', `${at}/score`, [`x${index}`], message));
  });
  return all;
}
