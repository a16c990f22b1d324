import { diagnostic, type Rule } from './rule';

/** A support that names no chunk supports nothing. */
export const supportNoSources: Rule = {
  codes: ['support/no-sources'],
  check: ({ supports }) =>
    supports.flatMap(({ index, support, segment }) =>
      support.chunkIndices.length > 0
        ? []
        : [
            diagnostic(
              'warning',
              'support/no-sources',
              support.at,
              [segment.id],
              `Support ${index} names no chunk at all.`,
            ),
          ],
    ),
};
