import { chunkPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** An empty slot or one of an unknown kind keeps its place, because supports count chunks by position. */
export const chunkUnread: Rule = {
  codes: ['chunk/unread'],
  check: ({ answer, chunks, reading }) =>
    found(chunks, ({ index, kind }) =>
      kind === 'unread'
        ? diagnostic(
            'warning',
            'chunk/unread',
            answer?.read.chunks[index]?.at ?? '',
            [`c${index}`],
            `${chunkPlace(reading.format, index)} is empty or of a kind that is not known.`,
          )
        : null,
    ),
};
