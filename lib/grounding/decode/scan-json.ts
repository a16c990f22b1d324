import type { Fault } from './attempt';

const blank = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What Python writes for numbers that JSON has no word for. */
const nonFinite = /-?(?:NaN|Infinity)\b/y;
const word = /[A-Za-z_]\w*/y;
/** All but quotes, backslashes and control characters. */
const plain = /[ !#-[\]-\uffff]*/y;
const simple = '"\\/bfnrt';
const escapes = /\\u[\da-fA-F]{4}/y;

/** Where a sticky pattern that matched at `at` ends; `at` itself when it didn't match. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

export type Scanned = { ok: true; end: number } | { ok: false; fault: Fault };

const broken = (index: number, problem: string): Scanned => ({
  ok: false,
  fault: { index, problem, code: 'input/broken' },
});

/**
 * Finds the end of the one JSON value that starts at `from`, or the first place where the text stops being JSON.
 * JSON.parse says no more than that it failed; its messages differ between engines and often hold no position.
 * Walks with a stack of its own, so depth costs memory only.
 */
export function scanJson(text: string, from: number): Scanned {
  const open: ('{' | '[')[] = [];
  let at = endOf(blank, text, from);
  for (;;) {
    // A value, or the end of an empty object or list, is due.
    const char = text[at];
    const inside = open.at(-1);
    if (char === '{' || char === '[') {
      open.push(char);
      at = endOf(blank, text, at + 1);
      if (text[at] === (char === '{' ? '}' : ']')) {
        open.pop();
        at += 1;
      } else if (char === '[') continue;
      else {
        const key = scanKey(text, at);
        if (!key.ok) return key;
        at = key.end;
        continue;
      }
    } else {
      const scalar = scanScalar(text, at, inside);
      if (!scalar.ok) return scalar;
      at = scalar.end;
    }
    // A value ended: close what it closes, then step to the next one.
    for (;;) {
      const around = open.at(-1);
      if (around === undefined) return { ok: true, end: at };
      at = endOf(blank, text, at);
      if (text[at] === (around === '{' ? '}' : ']')) {
        open.pop();
        at += 1;
        continue;
      }
      if (text[at] !== ',')
        return broken(at, expected(text, at, around === '{' ? '"," or "}"' : '"," or "]"'));
      at = endOf(blank, text, at + 1);
      if (around === '[') break;
      const key = scanKey(text, at);
      if (!key.ok) return key;
      at = key.end;
      break;
    }
  }
}

function scanKey(text: string, at: number): Scanned {
  if (text[at] !== '"') return broken(at, expected(text, at, 'a key in double quotes'));
  const key = scanString(text, at);
  if (!key.ok) return key;
  const colon = endOf(blank, text, key.end);
  if (text[colon] !== ':') return broken(colon, expected(text, colon, '":" after a key'));
  return { ok: true, end: endOf(blank, text, colon + 1) };
}

function scanScalar(text: string, at: number, inside: string | undefined): Scanned {
  if (text[at] === '"') return scanString(text, at);
  const numberEnd = endOf(number, text, at);
  if (numberEnd > at) return { ok: true, end: numberEnd };
  const endless = endOf(nonFinite, text, at);
  if (endless > at) return { ok: true, end: endless };
  const wordEnd = endOf(word, text, at);
  const name = text.slice(at, wordEnd);
  if (name === 'true' || name === 'false' || name === 'null') return { ok: true, end: wordEnd };
  if (inside === '[' && text[at] === ']') return broken(at, 'a "," stands before the end of a list');
  return broken(at, expected(text, at, 'a value'));
}

function scanString(text: string, at: number): Scanned {
  let end = at + 1;
  for (;;) {
    end = endOf(plain, text, end);
    if (text[end] === '"') return { ok: true, end: end + 1 };
    if (end >= text.length) return broken(at, 'the text ends inside this string');
    if (text[end] !== '\\')
      return broken(end, 'a raw line break or control character stands inside a string');
    if (simple.includes(text.charAt(end + 1)) && end + 1 < text.length) {
      end += 2;
      continue;
    }
    const after = endOf(escapes, text, end);
    if (after === end) {
      return cutToken(text, end)
        ? broken(at, 'the text ends inside this string')
        : broken(end, 'an escape in a string is not one of JSON');
    }
    end = after;
  }
}

function expected(text: string, at: number, what: string): string {
  return at >= text.length || cutToken(text, at)
    ? `the text ends where ${what} is due`
    : `${what} is due, but ${JSON.stringify(text[at])} stands there`;
}

const partial = /^(?:-|t|tr|tru|f|fa|fal|fals|n|nu|nul|\.|[eE][+-]?|\\(?:u[\da-fA-F]{0,3})?)$/;

/** Whether nothing but the beginning of a word, number or escape is left. */
const cutToken = (text: string, at: number): boolean => text.length - at <= 6 && partial.test(text.slice(at));
