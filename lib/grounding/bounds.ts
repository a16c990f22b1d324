import type { Ground, Grounds } from './grounds';
import type { OffsetReading, SentSegment } from './prove';

/** What is wrong with the offsets of a segment under a reading. Nothing is repaired. */
export type BoundFault =
  | { kind: 'no-part'; part: number; parts: number }
  | { kind: 'past-end'; side: 'start' | 'end'; offset: number; length: number }
  | { kind: 'splits-character'; side: 'start' | 'end'; offset: number }
  | { kind: 'inverted' }
  | { kind: 'empty' };

/** Finds every fault of the bounds; none means that they name a stretch of some text. */
export function boundFaults(
  grounds: Grounds,
  segment: SentSegment,
  { unit, base }: OffsetReading,
): BoundFault[] {
  if (!claimsPlace(segment)) return [];
  // Where another text than the named part was proven, a part that can't exist is no less of a fault.
  const isPart =
    segment.partIndex === null || (Number.isInteger(segment.partIndex) && segment.partIndex >= 0);
  const ground = isPart ? grounds.ground(base, segment.partIndex) : null;
  if (!ground) {
    const part = segment.partIndex ?? 0;
    // A part that exists but holds no text is another matter: it is not shown.
    return isPart && part < grounds.parts ? [] : [{ kind: 'no-part', part, parts: grounds.parts }];
  }
  const index = ground.index(unit);
  const faults: BoundFault[] = [];
  for (const side of ['start', 'end'] as const) {
    const offset = segment[side];
    if (index.toUtf16(offset) !== null) continue;
    const isInside = Number.isInteger(offset) && offset >= 0 && offset <= index.length;
    if (isInside) faults.push({ kind: 'splits-character', side, offset });
    else faults.push({ kind: 'past-end', side, offset, length: index.length });
  }
  if (segment.start > segment.end) faults.push({ kind: 'inverted' });
  if (segment.start === segment.end) faults.push({ kind: 'empty' });
  return faults;
}

/** Whether a segment has offsets at all: an old one is a quote alone, and its offsets are NaN. */
export const claimsPlace = ({ start, end }: SentSegment): boolean =>
  !(Number.isNaN(start) && Number.isNaN(end));

/** The place, in UTF-16 units of the ground, at or just before an offset; the nearer end when it lies outside. */
export function placeNear(ground: Ground, { unit }: Pick<OffsetReading, 'unit'>, offset: number): number {
  const index = ground.index(unit);
  if (!(offset > 0)) return 0;
  if (offset >= index.length) return ground.text.length;
  const whole = Math.floor(offset);
  for (let back = 0; back < 4; back += 1) {
    const place = index.toUtf16(whole - back);
    if (place !== null) return place;
  }
  return 0;
}
