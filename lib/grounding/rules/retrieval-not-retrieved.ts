import { chunkPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** A chunk of the answer that the retrieval beside it did not return. Chunks without text can't be told. */
export const retrievalNotRetrieved: Rule = {
  codes: ['retrieval/not-retrieved'],
  check: ({ answer, chunks, contexts, reading }) =>
    !answer || contexts === null
      ? []
      : found(chunks, ({ index, text, context }) =>
          text !== null && text.trim() !== '' && context === null
            ? diagnostic(
                'warning',
                'retrieval/not-retrieved',
                answer.read.chunks[index]?.at ?? '',
                [`c${index}`],
                `${chunkPlace(reading.format, index)} is not among the ${contexts.length} retrieved contexts.`,
              )
            : null,
        ),
};
