import { firstAtLeast } from '../text/first-at-least';
import type { Inspection } from './model';

/** Quotes and the comma around a name. */
const aroundName = 3;

/**
 * How long an Inspection prints at least, in UTF-16 units, known without printing it. Counts what may outgrow the input:
 * the names in `pieces`, one for each segment over each piece, and the text of the segments, which without quotes is cut
 * from the answer and may overlap. All else is linear in the input. Takes time as the input is long, times a logarithm,
 * however many names there are.
 */
export function printedLength({ pieces, segments }: Pick<Inspection, 'pieces' | 'segments'>): number {
  const starts = Float64Array.from(pieces, ({ start }) => start);
  let length = 0;
  for (const { id, start, end, text } of segments) {
    length += text.length;
    if (start === null || end === null) continue;
    length += (firstAtLeast(starts, end) - firstAtLeast(starts, start)) * (id.length + aroundName);
  }
  return length;
}
