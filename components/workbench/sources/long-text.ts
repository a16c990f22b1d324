import type { Written } from './written';

/** A longer text (counted as the address writes it) stays out of the address: servers refuse long ones. */
const longest = 1000;

/**
 * What stands in the address for a text that is too long for it. It names the very text by its hash: a link opened in
 * another browser must not pick up whatever text that one happens to keep.
 */
const standInFor = (text: string) => `…${hash(text).toString(36)}`;

const isStandIn = (value: string) => /^…[0-9a-z]+$/.test(value);

export const forAddress = (value: string): string =>
  encodeURIComponent(value).length > longest ? standInFor(value) : value;

/** Settings read from the address, its long texts taken from what this browser keeps; `missing` are those it lacks. */
export function withLongTexts(address: Written, kept: Written): { written: Written; missing: string[] } {
  const missing: string[] = [];
  const entries = Object.entries(address).flatMap(([key, value]) => {
    if (!isStandIn(value)) return [[key, value]];
    const text = kept[key];
    if (text !== undefined && standInFor(text) === value) return [[key, text]];
    missing.push(key);
    return [];
  });
  return { written: Object.fromEntries(entries), missing };
}

/** FNV-1a over UTF-16 units: to tell texts apart, not to keep them secret. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
