import { safeHref } from './destination';

const uri = /<([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>\p{Cc}]*)>/uy;
const mail =
  /<([\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?(?:\.[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?)*)>/y;
const literalUrl = /(?:https?:\/\/|www\.)[^\s<]+/iy;
const literalMail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/y;

export type Autolink = { from: number; to: number; end: number; href: string | null };

/** `<https://…>` or `<name@host>`: the shown text lies between the brackets. */
export function readAutolink(text: string, at: number): Autolink | null {
  for (const [pattern, scheme] of [
    [uri, ''],
    [mail, 'mailto:'],
  ] as const) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const address = match?.[1];
    if (match && address !== undefined) {
      const end = at + match[0].length;
      return { from: at + 1, to: end - 1, end, href: safeHref(scheme + address) };
    }
  }
  return null;
}

/** Punctuation, an unbalanced `)` and a character reference at the end are no part of the address (GFM 6.9). */
function trimAddress(address: string): string {
  let closers = address.split(')').length - address.split('(').length;
  let end = address.length;
  for (;;) {
    const last = address[end - 1] ?? '';
    if (last === ')') {
      if (closers <= 0) return address.slice(0, end);
      closers--;
      end--;
    } else if (last === ';') {
      const reference = /&[A-Za-z]+;$/.exec(address.slice(Math.max(0, end - 40), end));
      end -= reference ? reference[0].length : 1;
    } else if (last !== '' && '!"&\',.:<?_~*'.includes(last)) end--;
    else return address.slice(0, end);
  }
}

/** GFM's bare addresses: `https://…` and `www.…` at `at`; null where the character before forbids it. */
export function readLiteralUrl(text: string, at: number): Autolink | null {
  const web = text[at] === 'w' || text[at] === 'W';
  const before = text[at - 1];
  if (before !== undefined && (web ? !/[\s(*_[\]~]/.test(before) : /[A-Za-z]/.test(before))) return null;
  literalUrl.lastIndex = at;
  const match = literalUrl.exec(text);
  if (!match) return null;
  const address = trimAddress(match[0]);
  const host = /^(?:https?:\/\/)?([^/?#]*)/i.exec(address)?.[1] ?? '';
  if (!/^[\p{L}\p{N}]/u.test(host) || /_[^.]*\.[^.]*$|_[^.]*$/.test(host)) return null;
  const end = at + address.length;
  return { from: at, to: end, end, href: safeHref(web ? `http://${address}` : address) };
}

/** GFM's bare mail addresses. */
export function readLiteralMail(text: string, at: number): Autolink | null {
  if (/[\w.+/-]/.test(text[at - 1] ?? '')) return null;
  literalMail.lastIndex = at;
  const match = literalMail.exec(text);
  if (!match || /[-_\d]$/.test(match[0])) return null;
  const end = at + match[0].length;
  return { from: at, to: end, end, href: safeHref(`mailto:${match[0]}`) };
}
