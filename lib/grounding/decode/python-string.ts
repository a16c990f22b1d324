import { stop } from './attempt';
import { endOf } from './scan-json';

const plain = /[^'"\\\n]*/y;
const opening = /([rRbBuUfF]{0,2})('''|"""|'|")/y;

export type PythonString = { value: string; end: number };

/** Whether a string literal, with or without a prefix such as `b` or `rb`, starts here. */
export function startsString(text: string, at: number): boolean {
  opening.lastIndex = at;
  return opening.test(text);
}

/**
 * One Python string literal. `\xNN` and octal escapes are code points (in bytes literals: bytes); an unknown escape
 * keeps its backslash, as Python does.
 *
 * `display`: inside a printed object (`Part(text="""…""")`) the google-genai SDK writes three quotes around text with
 * line breaks and escapes nothing in it but three quotes in a row; a text that ends in a quote so ends in four.
 */
export function readPythonString(text: string, at: number, display: boolean): PythonString {
  opening.lastIndex = at;
  const { 1: prefix = '', 2: quote = '' } = opening.exec(text) ?? stop(at, 'a string is due');
  const from = at + prefix.length + quote.length;
  const bytes = /b/i.test(prefix);
  if (display && quote === '"""') return readDisplayed(text, at, from);
  const raw = /r/i.test(prefix);
  const pieces: string[] = [];
  let piece = from;
  let next = from;
  for (;;) {
    next = endOf(plain, text, next);
    const char = text[next];
    if (char === undefined) stop(at, 'the text ends inside this string');
    if (char === '\n' && quote.length === 1) stop(at, 'this string is not closed on its line');
    if (char === quote[0] && text.startsWith(quote, next)) break;
    if (char !== '\\') {
      next += 1;
    } else if (raw) {
      next += 2;
    } else {
      pieces.push(text.slice(piece, next));
      const meant = readEscape(text, next, bytes);
      pieces.push(meant.value);
      next = meant.end;
      piece = next;
    }
  }
  pieces.push(text.slice(piece, next));
  const value = pieces.join('');
  return { value: bytes ? base64(value, at) : value, end: next + quote.length };
}

function readDisplayed(text: string, at: number, from: number): PythonString {
  let end = text.indexOf('"""', from);
  if (end === -1) stop(at, 'the text ends inside this string');
  while (text[end + 3] === '"') end += 1;
  return { value: text.slice(from, end).replaceAll('\\"\\"\\"', '"""'), end: end + 3 };
}

const single: { readonly [letter: string]: string } = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\n': '',
};
const octal = /[0-7]{1,3}/y;
const hex = /x([\da-fA-F]{2})/y;
const unicode = /u([\da-fA-F]{4})|U([\da-fA-F]{8})/y;

function readEscape(text: string, at: number, bytes: boolean): { value: string; end: number } {
  const letter = text[at + 1] ?? '';
  const meaning = Object.hasOwn(single, letter) ? single[letter] : undefined;
  if (meaning !== undefined) return { value: meaning, end: at + 2 };
  octal.lastIndex = at + 1;
  const digits = octal.exec(text);
  if (digits) return { value: String.fromCharCode(Number.parseInt(digits[0], 8)), end: octal.lastIndex };
  hex.lastIndex = at + 1;
  const pair = hex.exec(text);
  if (pair?.[1] !== undefined)
    return { value: String.fromCharCode(Number.parseInt(pair[1], 16)), end: hex.lastIndex };
  if (letter === 'x') stop(at, 'an escape \\x lacks its two digits');
  if (bytes) return { value: `\\${letter}`, end: at + 1 + letter.length };
  unicode.lastIndex = at + 1;
  const wide = unicode.exec(text);
  if (wide) {
    const code = Number.parseInt(wide[1] ?? wide[2] ?? '', 16);
    if (code > 0x10ffff) stop(at, 'an escape \\U is beyond Unicode');
    return { value: String.fromCodePoint(code), end: unicode.lastIndex };
  }
  if (letter === 'u' || letter === 'U') stop(at, `an escape \\${letter} lacks its digits`);
  if (letter === 'N') stop(at, 'a character is written by its name (\\N), which is not read here');
  return { value: `\\${letter}`, end: at + 1 + letter.length };
}

/** Bytes become what JSON has for them. */
function base64(value: string, at: number): string {
  if (/[^\0-\xff]/.test(value)) stop(at, 'a bytes literal holds a character that is no byte');
  return btoa(value);
}
