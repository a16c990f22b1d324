import { type Disguise, disguiseOf } from '../text/web-address';

const safe = new Set(['http', 'https', 'gs']);
/** What nearly all uris start with; they need no closer look. */
const linked = /^(?:https?|gs):/i;
const runnable = new Set([
  'javascript',
  'vbscript',
  'data',
  'file',
  'blob',
  'filesystem',
  'about',
  'view-source',
]);

const disguised: Readonly<Record<Disguise, string>> = {
  user: 'what stands before its @ is a user name and not the host that it leads to',
  backslash: 'browsers take its backslash for a slash, so it leads elsewhere than it seems to',
  host: 'its host holds characters that imitate others',
  hidden: 'it holds characters that don’t show',
};

/** Why a uri must not become a link, as a part of a sentence; null for one that may, and for what is no address at all. */
export function whyUnsafe(uri: string): string | null {
  const scheme = unsafeScheme(uri);
  if (scheme !== null) return `its scheme ${scheme}: is neither http, https nor gs`;
  const disguise = disguiseOf(uri);
  return disguise && disguised[disguise];
}

/**
 * The scheme that keeps a uri from being a link, in lower case; null when it is safe. Browsers skip white space and
 * control characters before and within a scheme. `Report: final.pdf` and `C:\report.pdf` are plain names.
 */
export function unsafeScheme(uri: string | null): string | null {
  if (uri === null || linked.test(uri)) return null;
  const bare = uri.slice(0, 200).replace(/[\p{Cc}\s]+/gu, (gap) => (gap === ' ' ? ' ' : ''));
  const scheme = /^\s*([a-z][a-z0-9+.-]+):(?!\s)/i.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined) return safe.has(scheme) ? null : scheme;
  const squeezed = /^([a-z][a-z0-9+.-]+):/i.exec(bare.replaceAll(' ', ''))?.[1]?.toLowerCase();
  return squeezed !== undefined && runnable.has(squeezed) ? squeezed : null;
}
