import type { BoundFault } from '../bounds';
import type { Diagnostic, OffsetUnit } from '../model';
import { supportPlace } from '../wire-place';
import { count, diagnostic, foundEach, type Rule, unitWord } from './rule';

/** Offsets that name no stretch of the text, whatever the quote says about where the segment stands. */
export const segmentBounds: Rule = {
  codes: [
    'segment/no-part',
    'segment/past-end',
    'segment/inverted',
    'segment/splits-character',
    'segment/empty',
  ],
  check(examined) {
    const unit = examined.answer?.offsets.unit ?? 'utf8';
    return foundEach(examined.doubtful, ({ index, support, segment, placed: { faults } }) => {
      if (faults.length === 0) return undefined;
      const at = `${support.at}/segment`;
      return faults.map((fault) => explain(fault, index, segment.id, at, unit, support.segment));
    });
  },
};

function explain(
  fault: BoundFault,
  index: number,
  id: string,
  at: string,
  unit: OffsetUnit,
  sent: { start: number; end: number } | null,
): Diagnostic {
  const word = unitWord[unit];
  switch (fault.kind) {
    case 'no-part':
      return diagnostic(
        'error',
        'segment/no-part',
        `${at}/partIndex`,
        [id],
        `${supportPlace(index)} names part ${fault.part}, but the answer has ${count(fault.parts, 'part')}.`,
      );
    case 'past-end': {
      const verb = fault.side === 'start' ? 'starts' : 'ends';
      return diagnostic(
        'error',
        'segment/past-end',
        `${at}/${fault.side}Index`,
        [id],
        `${supportPlace(index)} ${verb} at ${word} ${fault.offset}, but the text has ${count(fault.length, word)}.`,
      );
    }
    case 'splits-character': {
      const verb = fault.side === 'start' ? 'starts' : 'ends';
      return diagnostic(
        'error',
        'segment/splits-character',
        `${at}/${fault.side}Index`,
        [id],
        `${supportPlace(index)} ${verb} at ${word} ${fault.offset}, which lies inside a character.`,
      );
    }
    case 'inverted':
      return diagnostic(
        'error',
        'segment/inverted',
        at,
        [id],
        `${supportPlace(index)} starts at ${word} ${sent?.start} and ends before that, at ${sent?.end}.`,
      );
    case 'empty':
      return diagnostic(
        'warning',
        'segment/empty',
        at,
        [id],
        `${supportPlace(index)} starts and ends at ${word} ${sent?.start}: it is empty.`,
      );
  }
}
