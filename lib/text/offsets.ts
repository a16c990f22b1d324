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

/** A signpost stands at every multiple of this, in offsets and in units; from the nearest one we walk. */
const strideBits = 4;
const beyondAscii = /[^\0-\x7f]/;

function indexBy(text: string, width: (codePoint: number) => number): OffsetIndex {
  if (!beyondAscii.test(text)) {
    const check = (offset: number) => (isWithin(offset, text.length) ? offset : null);
    return { length: text.length, toUtf16: check, fromUtf16: check };
  }
  const { posts: byOffset, length } = signposts(text, width, 'offset');
  // Few ask for the way back.
  let byUnit: Uint32Array | null = null;
  return {
    length,
    toUtf16(offset) {
      if (!isWithin(offset, length)) return null;
      const post = 2 * (offset >> strideBits);
      let units = byOffset[post] ?? 0;
      let passed = byOffset[post + 1] ?? 0;
      while (passed < offset) {
        const codePoint = text.codePointAt(units) ?? 0;
        passed += width(codePoint);
        units += codePoint > 0xffff ? 2 : 1;
      }
      return passed === offset ? units : null;
    },
    fromUtf16(target) {
      if (!isWithin(target, text.length)) return null;
      byUnit ??= signposts(text, width, 'unit').posts;
      const post = 2 * (target >> strideBits);
      let units = byUnit[post] ?? 0;
      let passed = byUnit[post + 1] ?? 0;
      while (units < target) {
        const codePoint = text.codePointAt(units) ?? 0;
        passed += width(codePoint);
        units += codePoint > 0xffff ? 2 : 1;
      }
      return units === target ? passed : null;
    },
  };
}

/** Pairs of (units, offset): for every multiple of the stride the character that stands there or reaches over it. */
function signposts(text: string, width: (codePoint: number) => number, every: 'offset' | 'unit') {
  const most = every === 'offset' ? 3 * text.length : text.length;
  const posts = new Uint32Array(2 * ((most >> strideBits) + 2));
  let due = 0;
  let passed = 0;
  let units = 0;
  while (units < text.length) {
    const codePoint = text.codePointAt(units) ?? 0;
    const nextUnits = units + (codePoint > 0xffff ? 2 : 1);
    const nextPassed = passed + width(codePoint);
    const reached = every === 'offset' ? nextPassed : nextUnits;
    for (; due << strideBits < reached; due += 1) {
      posts[2 * due] = units;
      posts[2 * due + 1] = passed;
    }
    units = nextUnits;
    passed = nextPassed;
  }
  posts[2 * due] = units;
  posts[2 * due + 1] = passed;
  return { posts, length: passed };
}

const utf8Width = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
const isWithin = (offset: number, length: number) =>
  Number.isInteger(offset) && offset >= 0 && offset <= length;
const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
