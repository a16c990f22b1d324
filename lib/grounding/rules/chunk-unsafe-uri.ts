import type { Diagnostic } from '../model';
import { whyUnsafe } from '../unsafe-uri';
import { chunkPlace, contextPlace } from '../wire-place';
import { diagnostic, quoted, type Rule } from './rule';

/** A uri that a browser would run, or that leads elsewhere than it seems to, must not become a link. */
export const chunkUnsafeUri: Rule = {
  codes: ['chunk/unsafe-uri'],
  check({ answer, chunks, contexts, reading }) {
    const found: Diagnostic[] = [];
    const look = (uri: string | null, id: string, place: string, at: string) => {
      const why = uri === null ? null : whyUnsafe(uri);
      if (uri === null || why === null) return;
      const message = `${place} has the uri ${quoted(uri)}; ${why}, so it is shown as text.`;
      found.push(diagnostic('warning', 'chunk/unsafe-uri', at, [id], message));
    };
    for (const { index, uri } of chunks) {
      look(uri, `c${index}`, chunkPlace(reading.format, index), answer?.read.chunks[index]?.at ?? '');
    }
    for (const { index, uri } of contexts ?? []) {
      look(uri, `x${index}`, contextPlace(reading.format, index), reading.contexts?.[index]?.at ?? '');
    }
    return found;
  },
};
