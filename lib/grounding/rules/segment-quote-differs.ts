import { diagnostic, found, quoted, type Rule } from './rule';

/** Offsets and quote agree but for quote marks, white space or Unicode normalisation. */
export const segmentQuoteDiffers: Rule = {
  codes: ['segment/quote-differs'],
  check: (examined) =>
    found(examined.doubtful, ({ index, support, segment, placed }) => {
      if (!placed.differs || !placed.place) return null;
      const slice = examined.answer?.text.slice(placed.place.start, placed.place.end) ?? '';
      const { sent, stands } = aroundDifference(segment.text, slice);
      return diagnostic(
        'info',
        'segment/quote-differs',
        `${support.at}/segment/text`,
        [segment.id],
        `Segment ${index} quotes ${quoted(sent)} where the answer has ${quoted(stands)}; they differ only in quote marks, white space or Unicode form.`,
      );
    }),
};

/** The stretch around the first difference, so that a reader need not search for it. */
function aroundDifference(quote: string, slice: string): { sent: string; stands: string } {
  let at = 0;
  while (at < quote.length && quote[at] === slice[at]) at += 1;
  const from = Math.max(0, at - 20);
  return { sent: quote.slice(from, at + 20), stands: slice.slice(from, at + 20) };
}
