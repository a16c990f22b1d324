import { useDeferredValue, useMemo } from 'react';
import { useStored } from '@/components/ui/use-stored';
import { findQuotes } from '@/lib/grounding/find-quotes';
import type { Chunk, Segment } from '@/lib/grounding/model';
import { chosen, type SelectionStore } from '@/lib/selection';
import type { Span } from '@/lib/text/sentences';
import type { LitLookup } from './lit-lookup';

/** Words shorter than this stand anywhere. */
const SHORTEST = 4;
/** In a longer text words are looked for only as they were sent: folding it for each pointing would be felt. */
const LONGEST = 20_000;

/**
 * Where the words of the segment that is pointed at, or pinned, stand in a chunk that it cites; null where they don't,
 * and while the chunk itself is pointed at, for then all that cite it are meant.
 */
export function useLitWords(
  chunk: Chunk,
  citing: readonly Segment[],
  store: SelectionStore,
  litOf: LitLookup,
): Span | null {
  const quote = useStored(store, (selection) => {
    const id = chosen(selection);
    if (id === null || id === `c${chunk.index}`) return null;
    const lit = litOf(selection);
    if (!lit.chunks.has(chunk.index)) return null;
    return citing.find((segment) => lit.segments.has(segment.id))?.text.trim() ?? null;
  });
  // Looking for words must not keep the light from following the pointer.
  const settled = useDeferredValue(quote);
  return useMemo(() => (settled === null ? null : placeOf(chunk.text ?? '', settled)), [chunk, settled]);
}

function placeOf(text: string, quote: string): Span | null {
  if (quote.length < SHORTEST) return null;
  const start = text.indexOf(quote);
  if (start >= 0) return { start, end: start + quote.length };
  return text.length > LONGEST ? null : (findQuotes(text, [{ quote, near: 0 }])[0] ?? null);
}
