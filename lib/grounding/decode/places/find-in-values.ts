import { endOf, scanJson } from '../scan-json';
import type { Span } from '../span';
import { findInJson, itemsOf } from './find-in-json';
import type { Found } from './found';

const between = /[ \t\n\r,]*/y;

/** Where a way leads in JSON values that stand in a row, of which lists are taken apart as `decodeJsonLines` does. */
export function findInValues(text: string, { start, end }: Span, way: readonly string[]): Found {
  const [first, ...inside] = way;
  const index = Number(first);
  const whole = { start, end, rest: way };
  // A list that lost its end is a row of its items.
  let at = text[start] === '[' && !scanJson(text.slice(start, end), 0).ok ? start + 1 : start;
  for (let passed = 0; ; ) {
    at = endOf(between, text, at);
    if (at >= end) return whole;
    const scanned = scanJson(text, at);
    const items = text[at] === '[' && scanned.ok ? itemsOf(text, at) : [{ start: at, end }];
    const item = items[index - passed];
    if (item) return findInJson(text, item.start, inside);
    if (!scanned.ok) return whole;
    passed += items.length;
    at = scanned.end;
  }
}
