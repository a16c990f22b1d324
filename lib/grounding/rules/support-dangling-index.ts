import type { ReadSupport } from '../model';
import { chunkPlace, supportPlace } from '../wire-place';
import { count, diagnostic, found, listed, type Rule } from './rule';

/** A support names a chunk that was not sent. The link stays: it says that something is missing. */
export const supportDanglingIndex: Rule = {
  codes: ['support/dangling-index'],
  check(examined) {
    const chunks = examined.chunks.length;
    const isDangling = (chunk: number) => !(Number.isInteger(chunk) && chunk >= 0 && chunk < chunks);
    return found(examined.supports, ({ index, support, segment }) => {
      if (!support.chunkIndices.some(isDangling)) return null;
      const dangling = named(support, examined.reading.format, isDangling);
      const message = `${supportPlace(index)} names ${dangling}, but the response has ${count(chunks, 'chunk')}${chunks > 0 ? `, [0] to [${chunks - 1}]` : ''}.`;
      return diagnostic(
        'error',
        'support/dangling-index',
        `${support.at}/groundingChunkIndices`,
        [segment.id],
        message,
      );
    });
  },
};

function named(
  { chunkIndices: chunks, sent }: ReadSupport,
  format: string,
  isDangling: (chunk: number) => boolean,
): string {
  const numbers = chunks.filter((chunk) => Number.isFinite(chunk) && isDangling(chunk));
  const others = [...chunks.keys()].filter((position) => !Number.isFinite(chunks[position]));
  const words = numbers.length > 0 ? [chunkPlace(format, listed(numbers))] : [];
  if (others.length > 0) {
    const what = listed(others.flatMap((position) => sent?.chunkIndices.get(position) ?? []));
    const where = `${others.length === 1 ? 'entry' : 'entries'} ${listed(others)} of its list`;
    words.push(
      what === '' ? `something that is no number (${where})` : `${what}, which is no number (${where})`,
    );
  }
  return words.join(' and ');
}
