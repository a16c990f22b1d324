import type { Link } from './links';

/** How many lines fit under a line of text; further ones are counted. */
export const laneCount = 3;

/** The links drawn in a piece, by lane (an empty lane is null), and how many found no lane. */
export type Lanes = { drawn: (Link | null)[]; more: number };

/**
 * Gives chunks lanes, left to right: a chunk keeps its lane through neighbouring pieces; one that begins takes the
 * lowest free lane, and one that found none moves up as soon as a lane is free.
 */
export function allotLanes(linksOf: readonly (readonly Link[])[]): Lanes[] {
  let held: (number | null)[] = [];
  return linksOf.map((links) => {
    const byChunk = new Map(links.map((link) => [link.chunk, link]));
    const next = held.map((chunk) => (chunk !== null && byChunk.has(chunk) ? chunk : null));
    for (const { chunk } of links) {
      if (next.includes(chunk)) continue;
      const free = next.indexOf(null);
      if (free >= 0) next[free] = chunk;
      else if (next.length < laneCount) next.push(chunk);
    }
    held = next;
    const drawn = next.map((chunk) => (chunk === null ? null : (byChunk.get(chunk) ?? null)));
    return { drawn, more: links.length - drawn.filter((link) => link !== null).length };
  });
}
