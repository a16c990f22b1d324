import { contextPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** A retrieved context that no chunk of the answer equals. */
export const retrievalNotUsed: Rule = {
  codes: ['retrieval/not-used'],
  check: ({ answer, contexts, reading }) =>
    !answer || contexts === null
      ? []
      : found(contexts, ({ index, chunk }) =>
          chunk === null
            ? diagnostic(
                'info',
                'retrieval/not-used',
                reading.contexts?.[index]?.at ?? '',
                [`x${index}`],
                `${contextPlace(reading.format, index)} was retrieved, but no chunk of the answer has its text.`,
              )
            : null,
        ),
};
