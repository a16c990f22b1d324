import { diagnostic, type Rule } from './rule';

/** The question was asked of the corpus, and nothing came back. */
export const retrievalEmpty: Rule = {
  codes: ['retrieval/empty'],
  check: ({ contexts }) =>
    contexts?.length === 0
      ? [
          diagnostic(
            'warning',
            'retrieval/empty',
            '',
            [],
            'Retrieval returned no contexts for this question.',
          ),
        ]
      : [],
};
