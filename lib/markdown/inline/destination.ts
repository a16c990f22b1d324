import { disguiseOf } from '../../text/web-address';
import { decodeText } from './character-reference';

/**
 * The address when it leads to the web or to mail; null otherwise: `javascript:`, `data:`, relative paths, and a web
 * address that leads elsewhere than it seems to.
 */
export function safeHref(address: string): string | null {
  return /^(?:https?:\/\/|mailto:)/i.test(address) && disguiseOf(address) === null ? address : null;
}

/** Where a link destination at `at` ends (exclusive), as written; null where none stands there. */
export function readDestination(text: string, at: number): { end: number; address: string } | null {
  if (text[at] === '<') {
    const match = /^<((?:\\[^\r\n]|[^<>\\\r\n])*)>/.exec(text.slice(at, at + 4096));
    return match ? { end: at + match[0].length, address: decodeText(match[1] ?? '') } : null;
  }
  let depth = 0;
  let end = at;
  for (; end < text.length; end++) {
    const character = text[end] ?? '';
    if (/[\s\p{Cc}]/u.test(character)) break;
    if (character === '\\' && /[\\()]/.test(text[end + 1] ?? '')) end++;
    else if (character === '(' && ++depth > 32) return null;
    else if (character === ')' && --depth < 0) break;
  }
  return depth > 0 ? null : { end, address: decodeText(text.slice(at, end)) };
}

const title = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/y;

/** Where the link title at `at` ends, or null. */
export function readTitle(text: string, at: number): number | null {
  title.lastIndex = at;
  const match = title.exec(text);
  return match ? at + match[0].length : null;
}
