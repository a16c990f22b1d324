import { chunkPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** A chunk that no support names. */
export const chunkNeverCited: Rule = {
  codes: ['chunk/never-cited'],
  check: ({ answer, chunks, reading }) =>
    found(chunks, ({ index, citedBy }) =>
      citedBy.length > 0
        ? null
        : diagnostic(
            'info',
            'chunk/never-cited',
            answer?.read.chunks[index]?.at ?? '',
            [`c${index}`],
            `No support names ${chunkPlace(reading.format, index)}.`,
          ),
    ),
};
