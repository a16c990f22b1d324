import { tidy } from '../../text/fold';
import type { Diagnostic } from '../model';
import { chunkPlace } from '../wire-place';
import { diagnostic, type Rule } from './rule';

/** The same text as an earlier chunk, white space aside. */
export const chunkDuplicate: Rule = {
  codes: ['chunk/duplicate'],
  check({ answer, chunks, reading }) {
    const earlier = new Map<string, number>();
    const found: Diagnostic[] = [];
    for (const { index, text } of chunks) {
      const key = tidy(text ?? '');
      if (key === '') continue;
      const first = earlier.get(key);
      if (first === undefined) earlier.set(key, index);
      else {
        const at = answer?.read.chunks[index]?.at ?? '';
        found.push(
          diagnostic(
            'info',
            'chunk/duplicate',
            at,
            [`c${index}`, `c${first}`],
            `${chunkPlace(reading.format, index)} has the same text as ${chunkPlace(reading.format, first)}.`,
          ),
        );
      }
    }
    return found;
  },
};
