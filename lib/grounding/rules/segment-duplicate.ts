import { claimsPlace } from '../bounds';
import type { ReadSupport } from '../model';
import { supportPlace } from '../wire-place';
import { diagnostic, type Examined, found, type Rule } from './rule';

/** The same bounds with the same sources as an earlier segment. */
export const segmentDuplicate: Rule = {
  codes: ['segment/duplicate'],
  check({ supports }) {
    if (isAscending(supports)) return [];
    const firstWith = new Map<number, number>();
    const known = new Map<string, number>();
    return found(supports, ({ index, support, segment }) => {
      if (!support.segment || !claimsPlace(support.segment)) return null;
      // Nearly all bounds occur once; a full identity is spelled out only for those that come again.
      const bounds = support.segment.start * 0x1000000 + support.segment.end;
      const first = firstWith.get(bounds);
      firstWith.set(bounds, first === undefined ? index : seen);
      if (first === undefined) return null;
      const firstSupport = supports[first]?.support;
      if (firstSupport) known.set(identity(firstSupport), first);
      const key = identity(support);
      const earlier = known.get(key);
      if (earlier === undefined) {
        known.set(key, index);
        return null;
      }
      const message = `${supportPlace(index)} repeats ${supportPlace(earlier)}: same bounds, same sources.`;
      return diagnostic('info', 'segment/duplicate', support.at, [segment.id, `s${earlier}`], message);
    });
  },
};

/** Segments that start one after the other, as services mostly send them, don't repeat. */
function isAscending(supports: Examined['supports']): boolean {
  let last = Number.NEGATIVE_INFINITY;
  return supports.every(({ support: { segment } }) => {
    if (segment === null) return true;
    const isLater = segment.start > last;
    last = segment.start;
    return isLater;
  });
}

/** Stands for a first support whose identity is known already. */
const seen = -1;

const identity = ({ segment, chunkIndices }: ReadSupport) =>
  `${segment?.partIndex ?? 0} ${segment?.start} ${segment?.end} ${chunkIndices.toSorted((one, other) => one - other)}`;
