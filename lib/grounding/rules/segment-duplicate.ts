import type { Diagnostic, ReadSupport } from '../model';
import { diagnostic, type Rule } from './rule';

/** The same bounds with the same sources as an earlier segment. */
export const segmentDuplicate: Rule = {
  codes: ['segment/duplicate'],
  check({ supports }) {
    const earlier = new Map<number, Map<string, number>>();
    const found: Diagnostic[] = [];
    for (const { index, support, segment } of supports) {
      if (!support.segment) continue;
      const bounds = support.segment.start * 0x100000 + support.segment.end;
      const alike = earlier.get(bounds) ?? new Map<string, number>();
      earlier.set(bounds, alike);
      const key = identity(support);
      const first = alike.get(key);
      if (first === undefined) alike.set(key, index);
      else {
        const message = `Segment ${index} repeats segment ${first}: same bounds, same sources.`;
        found.push(diagnostic('info', 'segment/duplicate', support.at, [segment.id, `s${first}`], message));
      }
    }
    return found;
  },
};

const identity = ({ segment, chunkIndices }: ReadSupport) =>
  `${segment?.partIndex ?? 0} ${segment?.start} ${segment?.end} ${chunkIndices.toSorted((one, other) => one - other)}`;
