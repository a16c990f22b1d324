import { foldForm, foldQuoteMarks, foldSpace } from '../../text/fold';
import { supportPlace } from '../wire-place';
import { diagnostic, found, quoted, type Rule } from './rule';

/** Offsets and quote agree but for quote marks, white space or Unicode normalisation. */
export const segmentQuoteDiffers: Rule = {
  codes: ['segment/quote-differs'],
  check: (examined) =>
    found(examined.doubtful, ({ index, support, segment, placed }) => {
      if (!placed.differs || !placed.place) return null;
      const slice = examined.answer?.text.slice(placed.place.start, placed.place.end) ?? '';
      return diagnostic(
        'info',
        'segment/quote-differs',
        `${support.at}/segment/text`,
        [segment.id],
        explain(index, segment.text, slice),
      );
    }),
};

function explain(index: number, quote: string, slice: string): string {
  const how = howDifferent(quote, slice);
  const [shownQuote, shownSlice] = [asShown(quote), asShown(slice)];
  // Printed side by side, what looks the same would only puzzle.
  if (shownQuote === shownSlice)
    return `The quote of ${supportPlace(index)} and the answer differ only in ${how}.`;
  const { sent, stands } = aroundDifference(shownQuote, shownSlice);
  return `${supportPlace(index)} quotes ${quoted(sent)} where the answer has ${quoted(stands)}; they differ only in ${how}.`;
}

/** As a reader of the sentence sees it: white space and how an accent is composed don't show. */
const asShown = (text: string) => foldSpace(text.normalize('NFC'));

type Difference = { word: string; without: (text: string) => string };

const space: Difference = { word: 'white space', without: foldSpace };
const marks: Difference = { word: 'quote marks', without: foldQuoteMarks };
const form: Difference = { word: 'how characters are composed', without: foldForm };

/** The fewest first; the last always tells. */
const ways: readonly (readonly Difference[])[] = [
  [space],
  [marks],
  [form],
  [space, marks],
  [space, form],
  [marks, form],
  [space, marks, form],
];

function howDifferent(quote: string, slice: string): string {
  const without = (way: readonly Difference[], text: string) =>
    way.reduceRight((rest, difference) => difference.without(rest), text);
  const way = ways.find((some) => without(some, quote) === without(some, slice)) ?? [space, marks, form];
  const words = way.map(({ word }) => word);
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((word) => word !== '').join(' and ');
}

/** The stretch around the first difference, so that a reader need not search for it. */
function aroundDifference(quote: string, slice: string): { sent: string; stands: string } {
  let at = 0;
  while (at < quote.length && quote[at] === slice[at]) at += 1;
  const from = Math.max(0, at - 20);
  return { sent: quote.slice(from, at + 20), stands: slice.slice(from, at + 20) };
}
