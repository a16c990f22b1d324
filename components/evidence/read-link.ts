import { whyUnsafe } from '@/lib/grounding/unsafe-uri';

/**
 * What a source's uri may become on screen. Only http and https are ever followed; everything else, `javascript:`
 * included, is text, and so is an address that leads elsewhere than it seems to. The raw string is tested, not a mended one: browsers drop tabs and leading blanks inside a scheme.
 */
export type SourceLink =
  | { kind: 'web'; href: string }
  /** A Cloud Storage object: nothing a browser can open, but worth copying. */
  | { kind: 'storage' }
  | { kind: 'text' };

export function readLink(uri: string): SourceLink {
  if (whyUnsafe(uri) !== null) return { kind: 'text' };
  if (/^https?:\/\//i.test(uri) && URL.canParse(uri)) return { kind: 'web', href: uri };
  return /^gs:\/\/\S/i.test(uri) ? { kind: 'storage' } : { kind: 'text' };
}
