import type { ChunkKind } from '../model';
import { chunkPlace } from '../wire-place';
import { diagnostic, found, type Rule } from './rule';

/** Kinds that are sent to be read; web pages and pictures never carry text. */
const readable: ReadonlySet<ChunkKind> = new Set<ChunkKind>(['retrieved', 'passage', 'web', 'maps', 'image']);

/** A chunk that brings nothing to show as evidence, only a name. */
export const chunkNoText: Rule = {
  codes: ['chunk/no-text'],
  check: ({ answer, chunks, reading }) =>
    found(chunks, ({ index, kind, text }) =>
      readable.has(kind) && (text === null || text.trim() === '')
        ? diagnostic(
            'info',
            'chunk/no-text',
            answer?.read.chunks[index]?.at ?? '',
            [`c${index}`],
            `${chunkPlace(reading.format, index)} has no text to show as evidence.`,
          )
        : null,
    ),
};
