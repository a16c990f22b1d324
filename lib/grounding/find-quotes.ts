import { firstAtLeast } from '../text/first-at-least';
import { foldWithPlaces } from '../text/fold';
import { nearestOccurrences, type Wanted } from '../text/nearest';
import type { Span } from '../text/sentences';

/**
 * Finds where quotes stand in a text, each nearest to where it is expected: as they were sent, and those that stand
 * nowhere so, without regard to white space, quote marks and Markdown marks. null for a quote that stands nowhere.
 */
export function findQuotes(text: string, wanted: readonly Wanted[]): (Span | null)[] {
  if (wanted.length === 0) return [];
  const places = nearestOccurrences(text, wanted).map((start, index): Span | null =>
    start === null ? null : { start, end: start + (wanted[index]?.quote.length ?? 0) },
  );
  const rest = wanted.flatMap((one, index) => (places[index] ? [] : [{ ...one, index }]));
  if (rest.length === 0) return places;
  const folded = foldWithPlaces(text);
  const foldedRest = rest.map(({ quote, near }) => ({
    quote: foldWithPlaces(quote).text,
    near: firstAtLeast(folded.starts, near),
  }));
  for (const [position, at] of nearestOccurrences(folded.text, foldedRest).entries()) {
    const index = rest[position]?.index;
    if (at === null || index === undefined) continue;
    const last = at + (foldedRest[position]?.quote.length ?? 1) - 1;
    places[index] = { start: folded.starts[at] ?? 0, end: folded.ends[last] ?? 0 };
  }
  return places;
}
