import { supportPlace } from '../wire-place';
import { count, diagnostic, found, type Rule } from './rule';

/** Scores belong to chunk indices by position; lists of different length belong together in no way we could know. */
export const scoreCountDiffers: Rule = {
  codes: ['score/count-differs'],
  check: ({ supports }) =>
    found(supports, ({ index, support, segment }) => {
      const { scores, chunkIndices, at } = support;
      if (scores === null || scores.length === chunkIndices.length) return null;
      const message = `${supportPlace(index)} has ${count(scores.length, 'confidence score')} for ${count(chunkIndices.length, 'chunk index', 'chunk indices')}, so none is shown.`;
      return diagnostic('error', 'score/count-differs', `${at}/confidenceScores`, [segment.id], message);
    }),
};
