import { count, diagnostic, found, listed, type Rule } from './rule';

/** A support names a chunk that was not sent. The link stays: it says that something is missing. */
export const supportDanglingIndex: Rule = {
  codes: ['support/dangling-index'],
  check(examined) {
    const chunks = examined.chunks.length;
    const isDangling = (chunk: number) => !(Number.isInteger(chunk) && chunk >= 0 && chunk < chunks);
    return found(examined.supports, ({ index, support, segment }) => {
      if (!support.chunkIndices.some(isDangling)) return null;
      const dangling = support.chunkIndices.filter(isDangling);
      const names = listed(
        dangling.map((chunk) => (Number.isNaN(chunk) ? 'something that is no number' : chunk)),
      );
      const message = `Support ${index} names chunk ${names}, but the response has ${count(chunks, 'chunk')}${chunks > 0 ? `, 0 to ${chunks - 1}` : ''}.`;
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
