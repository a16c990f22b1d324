import { endOf, scanJson } from '../scan-json';
import type { Found } from './found';

const blank = /[ \t\n\r]*/y;

/** Where a way into a JSON value leads in its text. What lies beside the way is stepped over, not read. */
export function findInJson(text: string, from: number, way: readonly string[]): Found {
  let start = endOf(blank, text, from);
  let nameAt = start;
  for (const [depth, key] of way.entries()) {
    const next = childOf(text, start, key);
    if (next === null) return { start: nameAt, end: endOfValue(text, start), rest: way.slice(depth) };
    start = next.start;
    nameAt = next.nameAt;
  }
  return { start: nameAt, end: endOfValue(text, start), rest: [] };
}

/** Where each item of a list begins and ends. */
export function itemsOf(text: string, from: number): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  let at = endOf(blank, text, from);
  if (text[at] !== '[') return items;
  for (at = endOf(blank, text, at + 1); at < text.length && text[at] !== ']'; ) {
    const end = endOfValue(text, at);
    items.push({ start: at, end });
    at = endOf(blank, text, end);
    if (text[at] === ',') at = endOf(blank, text, at + 1);
  }
  return items;
}

/** `nameAt` is where the name before the value begins; where the value does, in a list. */
type Child = { nameAt: number; start: number };

function childOf(text: string, at: number, key: string): Child | null {
  if (text[at] === '[') {
    const item = itemAt(text, at, Number(key));
    return item === null ? null : { nameAt: item, start: item };
  }
  return text[at] === '{' ? fieldOf(text, at, key) : null;
}

function itemAt(text: string, from: number, index: number): number | null {
  let at = endOf(blank, text, from + 1);
  for (let passed = 0; at < text.length && text[at] !== ']'; passed += 1) {
    if (passed === index) return at;
    at = endOf(blank, text, endOfValue(text, at));
    if (text[at] === ',') at = endOf(blank, text, at + 1);
  }
  return null;
}

/** Of two fields of the same name the last one counts. */
function fieldOf(text: string, from: number, key: string): Child | null {
  let found: Child | null = null;
  for (let at = endOf(blank, text, from + 1); text[at] === '"'; ) {
    const nameAt = at;
    const nameEnd = endOfValue(text, at);
    const start = endOf(blank, text, endOf(blank, text, nameEnd) + 1);
    if (nameOf(text.slice(nameAt, nameEnd)) === key) found = { nameAt, start };
    at = endOf(blank, text, endOfValue(text, start));
    if (text[at] === ',') at = endOf(blank, text, at + 1);
  }
  return found;
}

function nameOf(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  const name: unknown = JSON.parse(literal);
  return typeof name === 'string' ? name : '';
}

/** What isn't JSON from here on ends with the text. */
function endOfValue(text: string, at: number): number {
  const scanned = scanJson(text, at);
  return scanned.ok ? scanned.end : text.length;
}
