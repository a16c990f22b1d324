import type { Placed } from '../place';
import { supportPlace } from '../wire-place';
import { diagnostic, found, quoteWord, type Rule } from './rule';

/** The segment has no place in the answer that a reader sees. It is listed, never painted. */
export const segmentLost: Rule = {
  codes: ['segment/lost'],
  check: ({ doubtful }) =>
    found(doubtful, ({ index, support, segment, placed }) => {
      const why = whyLost(placed, segment.text);
      if (why === null) return null;
      return diagnostic(
        'error',
        'segment/lost',
        `${support.at}/segment`,
        [segment.id],
        `${supportPlace(index)} has no place in the answer: ${why}.`,
      );
    }),
};

function whyLost({ placement, reason }: Placed, quote: string): string | null {
  if (placement !== 'lost') return null;
  switch (reason) {
    case 'nowhere':
      return `its quote ${quoteWord(quote)} occurs nowhere in the shown text`;
    case 'not-shown':
      return 'its offsets point into a part that is not shown, such as a thought, and no quote was sent';
    case 'no-quote':
      return 'its offsets name no stretch of the text, and no quote was sent';
    default:
      return null;
  }
}
