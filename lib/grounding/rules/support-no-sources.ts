import { supportPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** A support that names no chunk supports nothing. */
export const supportNoSources: Rule = {
  codes: ['support/no-sources'],
  check: ({ supports }) =>
    found(supports, ({ index, support, segment }) =>
      support.chunkIndices.length > 0
        ? null
        : diagnostic(
            'warning',
            'support/no-sources',
            support.at,
            [segment.id],
            `${supportPlace(index)} names no chunk at all.`,
          ),
    ),
};
