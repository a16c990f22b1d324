import { normalizeLabel } from '../definitions';
import type { Content } from './context';
import { readDestination, readTitle, safeHref } from './destination';

const skipSpace = (text: string, from: number): number => {
  let at = from;
  while (/[ \t\r\n]/.test(text[at] ?? '')) at++;
  return at;
};

/** `(destination "title")` at `at`. */
function readResource(text: string, at: number): { end: number; address: string } | null {
  const from = skipSpace(text, at + 1);
  if (text[from] === ')') return { end: from + 1, address: '' };
  const destination = readDestination(text, from);
  if (!destination) return null;
  let end = skipSpace(text, destination.end);
  if (end > destination.end) {
    const titled = readTitle(text, end);
    if (titled !== null) end = skipSpace(text, titled);
  }
  return text[end] === ')' ? { end: end + 1, address: destination.address } : null;
}

const label = /\[((?:\\[\s\S]|[^[\]\\]){0,999})\]/y;

/**
 * What follows the `]` at `at` that closes a text begun after the bracket at `open`: a resource, a full, collapsed or
 * shortcut reference to a definition. null: it is no link.
 */
export function readLinkEnd(
  { text, definitions }: Content,
  open: number,
  at: number,
): { end: number; href: string | null } | null {
  if (text[at + 1] === '(') {
    const resource = readResource(text, at + 1);
    if (resource) return { end: resource.end, href: safeHref(resource.address) };
  }
  if (definitions.size === 0) return null;
  label.lastIndex = at + 1;
  const named = label.exec(text);
  const full = named?.[1]?.trim() ? named[1] : null;
  const end = full !== null || named?.[0] === '[]' ? at + 1 + (named?.[0].length ?? 0) : at + 1;
  if (full === null && at - open > 999) return null;
  const address = definitions.get(normalizeLabel(full ?? text.slice(open, at)));
  return address === undefined ? null : { end, href: safeHref(address) };
}
