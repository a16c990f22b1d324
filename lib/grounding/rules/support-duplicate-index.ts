import { chunkPlace, supportPlace } from '../wire-place';
import { diagnostic, found, listed, type Rule } from './rule';

/** One support names the same chunk twice. */
export const supportDuplicateIndex: Rule = {
  codes: ['support/duplicate-index'],
  check: (examined) =>
    found(examined.supports, ({ index, support, segment }) => {
      if (support.chunkIndices.length < 2) return null;
      if (new Set(support.chunkIndices).size === support.chunkIndices.length) return null;
      const seen = new Set<number>();
      const twice = new Set(support.chunkIndices.filter((chunk) => seen.size === seen.add(chunk).size));
      // Two entries that are no numbers need not mean the same.
      for (const chunk of twice) if (!Number.isFinite(chunk)) twice.delete(chunk);
      if (twice.size === 0) return null;
      const known = [...twice].filter((chunk) => chunk in examined.chunks).map((chunk) => `c${chunk}`);
      const message = `${supportPlace(index)} names ${chunkPlace(examined.reading.format, listed([...twice]))} more than once.`;
      return diagnostic(
        'warning',
        'support/duplicate-index',
        `${support.at}/groundingChunkIndices`,
        [segment.id, ...known],
        message,
      );
    }),
};
