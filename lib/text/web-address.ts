import { findHidden } from './hidden-characters';

/**
 * How a web address makes believe that it leads elsewhere: by a user name before the host (`https://bank.example@evil.example`),
 * by a backslash that browsers take for a slash, by letters or signs in the host that imitate others, or by characters
 * that don't show.
 */
export type Disguise = 'user' | 'backslash' | 'host' | 'hidden';

/** The disguise of an http(s) address; null for a plain one and for what is no web address. */
export function disguiseOf(address: string): Disguise | null {
  const web = /^https?:[\\/]*([^/?#]*)/i.exec(address);
  if (web === null) return null;
  const [, authority = ''] = web;
  // Browsers drop tabs and line ends from an address before they read it.
  if (/[\t\n\r]/.test(address) || findHidden(address).length > 0) return 'hidden';
  if (authority.includes('\\') || /^https?:\/{0,2}\\/i.test(address)) return 'backslash';
  if (authority.includes('@')) return 'user';
  return imitates(authority) ? 'host' : null;
}

const plain = /^[\w.:[\]%-]*$/;
const sign = /[^\p{L}\p{M}\p{N}.:[\]%_-]/u;
const latin = /\p{Script=Latin}/u;
/** Scripts with letters that look like Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** A host that mixes look-alike scripts within a label, or holds a sign such as U+2215 that passes for a slash. */
function imitates(host: string): boolean {
  if (plain.test(host)) return false;
  return sign.test(host) || host.split('.').some((label) => latin.test(label) && alike.test(label));
}
