import type { Diagnostic } from '../model';
import { diagnostic, quoted, type Rule } from './rule';

/** A uri that is no web address, no Cloud Storage path and no plain file name must not become a link. */
export const chunkUnsafeUri: Rule = {
  codes: ['chunk/unsafe-uri'],
  check({ answer, chunks, contexts, reading }) {
    const found: Diagnostic[] = [];
    const look = (uri: string | null, index: number, what: 'Chunk' | 'Context', at: string) => {
      const scheme = unsafeScheme(uri);
      if (uri === null || scheme === null) return;
      const id = `${what === 'Chunk' ? 'c' : 'x'}${index}`;
      const message = `${what} ${index} has the uri ${quoted(uri)}; its scheme ${scheme}: is neither http, https nor gs, so it is shown as text.`;
      found.push(diagnostic('warning', 'chunk/unsafe-uri', at, [id], message));
    };
    for (const { index, uri } of chunks) {
      look(uri, index, 'Chunk', answer?.read.chunks[index]?.at ?? '');
    }
    for (const { index, uri } of contexts ?? []) {
      look(uri, index, 'Context', reading.contexts?.[index]?.at ?? '');
    }
    return found;
  },
};

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
