import { decodeJson } from './decode-json';
import { decodePython } from './decode-python';
import { fromBase64 } from './from-base64';

/**
 * The text that a string literal holds which is none of JSON's: of Python, with its bytes (`b'…'`), or one that lost the
 * quotes around it and begins with an escaped one. Null for anything else.
 */
export function bareString(text: string): string | null {
  if (/^\s*[{[]\s*\{?\\"/.test(text)) {
    const read = decodeJson(`"${text}"`);
    return read.ok && typeof read.tree === 'string' ? read.tree : null;
  }
  const [, prefix] = /^([bBrRuU]{0,2})['"]/.exec(text) ?? [];
  if (prefix === undefined) return null;
  const read = decodePython(text);
  if (!read.ok || typeof read.tree !== 'string') return null;
  return /b/i.test(prefix) ? fromBase64(read.tree) : read.tree;
}
