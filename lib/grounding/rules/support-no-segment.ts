import { supportPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** Answers of pictures or sound carry supports without a segment; they have no place in the text. */
export const supportNoSegment: Rule = {
  codes: ['support/no-segment'],
  check: ({ doubtful }) =>
    found(doubtful, ({ index, support, segment, placed }) =>
      placed.reason === 'no-segment'
        ? diagnostic(
            'info',
            'support/no-segment',
            support.at,
            [segment.id],
            `${supportPlace(index)} names no segment of the answer.`,
          )
        : null,
    ),
};
