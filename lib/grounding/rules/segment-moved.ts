import { claimsPlace } from '../bounds';
import { supportPlace } from '../wire-place';
import { diagnostic, found, quoteWord, type Rule, unitWord } from './rule';

/** The quote does not stand where the offsets say; it was found elsewhere, and is shown there. */
export const segmentMoved: Rule = {
  codes: ['segment/moved'],
  check: (examined) =>
    found(examined.doubtful, ({ index, support, segment, placed }) => {
      if (placed.placement !== 'moved' || !support.segment) return null;
      const unit = unitWord[examined.answer?.offsets.unit ?? 'utf8'];
      const { start, end } = support.segment;
      const claim = claimsPlace(support.segment)
        ? `claims ${unit}s ${start} to ${end}, but`
        : 'was sent without offsets;';
      return diagnostic(
        'warning',
        'segment/moved',
        `${support.at}/segment`,
        [segment.id],
        `${supportPlace(index)} ${claim} its quote ${quoteWord(segment.text)} stands at characters ${segment.start} to ${segment.end} of the answer.`,
      );
    }),
};
