/**
 * The one place that turns offsets of the wire into places in a string and back. It can say no: an offset inside a
 * character or past the end has no place (`null`), and nobody gets a guess.
 *
 *     text         c   a   f   é   🙂          ·
 *     UTF-16       0   1   2   3   4           6    what `slice` counts
 *     code points  0   1   2   3   4           5    what Python counts
 *     UTF-8 bytes  0   1   2   3   5           9    what the wire counts
 *
 *     byteIndex('café🙂').toUtf16(5) is 4;  toUtf16(4) is null (inside é);  toUtf16(10) is null (past the end)
 */
export type OffsetIndex = {
  /** The text's length in the unit of this index. */
  readonly length: number;
  /** UTF-16 units before `offset`; null inside a character, past the end, or when `offset` is no whole number >= 0. */
  toUtf16(offset: number): number | null;
  /** The way back, from UTF-16 units; null between the halves of a surrogate pair or outside the text. */
  fromUtf16(units: number): number | null;
};

/** Like `OffsetIndex`, under the name that says what comes out. */
export type ByteIndex = OffsetIndex & { toBytes(units: number): number | null };

/** UTF-8 bytes <-> UTF-16 units. A lone surrogate counts 3 bytes, as the replacement character sent for it does. */
export function byteIndex(text: string): ByteIndex {
  const index = indexBy(text, utf8Width);
  return { ...index, toBytes: index.fromUtf16 };
}

/** Code points <-> UTF-16 units. */
export const codePointIndex = (text: string): OffsetIndex => indexBy(text, () => 1);

/** UTF-16 units checked: an offset between the halves of a surrogate pair has no place. */
export function utf16Index(text: string): OffsetIndex {
  const check = (units: number) => (isWithin(units, text.length) && !splitsPair(text, units) ? units : null);
  return { length: text.length, toUtf16: check, fromUtf16: check };
}

/** Whether a cut before `units` would part the halves of one character. */
export function splitsPair(text: string, units: number): boolean {
  return isLow(text.charCodeAt(units)) && isHigh(text.charCodeAt(units - 1));
}

/** A signpost stands at the first character from every multiple of this on; between two of them we walk. */
const stride = 16;
const beyondAscii = /[^\0-\x7f]/;

function indexBy(text: string, width: (codePoint: number) => number): OffsetIndex {
  if (!beyondAscii.test(text)) {
    const check = (offset: number) => (isWithin(offset, text.length) ? offset : null);
    return { length: text.length, toUtf16: check, fromUtf16: check };
  }
  const { units, offsets, length } = signposts(text, width);
  return {
    length,
    toUtf16(offset) {
      if (!isWithin(offset, length)) return null;
      const post = lastAtMost(offsets, offset);
      let at = units[post] ?? 0;
      let passed = offsets[post] ?? 0;
      while (passed < offset) {
        const codePoint = text.codePointAt(at) ?? 0;
        passed += width(codePoint);
        at += codePoint > 0xffff ? 2 : 1;
      }
      return passed === offset ? at : null;
    },
    fromUtf16(target) {
      if (!isWithin(target, text.length) || splitsPair(text, target)) return null;
      const post = Math.floor(target / stride);
      let at = units[post] ?? 0;
      let passed = offsets[post] ?? 0;
      while (at < target) {
        const codePoint = text.codePointAt(at) ?? 0;
        passed += width(codePoint);
        at += codePoint > 0xffff ? 2 : 1;
      }
      return passed;
    },
  };
}

function signposts(text: string, width: (codePoint: number) => number) {
  const count = Math.floor(text.length / stride) + 1;
  const units = new Uint32Array(count);
  const offsets = new Uint32Array(count);
  let passed = 0;
  let post = 0;
  for (let at = 0; at <= text.length; ) {
    if (at >= post * stride && post < count) {
      units[post] = at;
      offsets[post] = passed;
      post += 1;
    }
    if (at === text.length) break;
    const codePoint = text.codePointAt(at) ?? 0;
    passed += width(codePoint);
    at += codePoint > 0xffff ? 2 : 1;
  }
  return { units, offsets, length: passed };
}

function lastAtMost(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

const utf8Width = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
const isWithin = (offset: number, length: number) =>
  Number.isInteger(offset) && offset >= 0 && offset <= length;
const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
