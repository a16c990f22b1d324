import { chunkWord, count, diagnostic, found, listed, type Rule } from './rule';

/** A support names a chunk that was not sent. The link stays: it says that something is missing. */
export const supportDanglingIndex: Rule = {
  codes: ['support/dangling-index'],
  check(examined) {
    const chunks = examined.chunks.length;
    const isDangling = (chunk: number) => !(Number.isInteger(chunk) && chunk >= 0 && chunk < chunks);
    return found(examined.supports, ({ index, support, segment }) => {
      if (!support.chunkIndices.some(isDangling)) return null;
      const dangling = support.chunkIndices.filter(isDangling);
      const message = `Support ${index} names ${named(dangling)}, but the response has ${count(chunks, 'chunk')}${chunks > 0 ? `, 0 to ${chunks - 1}` : ''}.`;
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

function named(dangling: readonly number[]): string {
  const numbers = dangling.filter((chunk) => !Number.isNaN(chunk));
  if (numbers.length === 0) return chunkWord(Number.NaN);
  const known = `chunk ${listed(numbers)}`;
  return numbers.length < dangling.length ? `${known} and ${chunkWord(Number.NaN)}` : known;
}
