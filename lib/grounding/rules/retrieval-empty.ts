import { diagnostic, type Rule } from './rule';

/** The question was asked of the corpus, and nothing came back. */
export const retrievalEmpty: Rule = {
  codes: ['retrieval/empty'],
  check: ({ contexts, reading }) =>
    contexts?.length === 0
      ? [
          diagnostic(
            'warning',
            'retrieval/empty',
            reading.contextsAt,
            [],
            'Retrieval returned no contexts for this question; the services send an empty object when nothing was found.',
          ),
        ]
      : [],
};
