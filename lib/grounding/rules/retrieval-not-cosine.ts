import { diagnostic, found, type Rule } from './rule';

/** A cosine distance lies between 0 and 2; anything else says that the score is another measure. */
export const retrievalNotCosine: Rule = {
  codes: ['retrieval/not-cosine'],
  check: ({ contexts, reading }) =>
    found(contexts, ({ index, score, scoreKind }) =>
      scoreKind === 'distance' && score !== null && !(score >= -1e-6 && score <= 2 + 1e-6)
        ? diagnostic(
            'info',
            'retrieval/not-cosine',
            reading.contexts?.[index]?.at ?? '',
            [`x${index}`],
            `Context ${index} has the score ${score}, which can't be a cosine distance: those lie between 0 and 2.`,
          )
        : null,
    ),
};
