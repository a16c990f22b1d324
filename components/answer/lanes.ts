import type { Link } from './links';

/** How many lines fit under a line of text; further ones are counted. */
const laneCount = 3;

/** The links drawn in a piece, by lane (an empty lane is null), and how many found no lane. */
export type Lanes = { drawn: (Link | null)[]; more: number };

/** By piece and chunk: the last of the neighbouring pieces through which the chunk goes on. */
function lastPieces(linksOf: readonly (readonly Link[])[]): Map<number, number>[] {
  let after = new Map<number, number>();
  return linksOf
    .map((links, piece) => ({ links, piece }))
    .reverse()
    .map(({ links, piece }) => {
      const following = after;
      after = new Map(links.map(({ chunk }) => [chunk, following.get(chunk) ?? piece]));
      return after;
    })
    .reverse();
}

/**
 * Gives chunks lanes, left to right: a chunk keeps its lane through neighbouring pieces; those that begin take the lowest
 * free lanes, the longest first, and one that found none moves up as soon as a lane is free.
 */
export function allotLanes(linksOf: readonly (readonly Link[])[]): Lanes[] {
  const lasts = lastPieces(linksOf);
  let held: (number | null)[] = [];
  return linksOf.map((links, piece) => {
    const byChunk = new Map(links.map((link) => [link.chunk, link]));
    const last = ({ chunk }: Link) => lasts[piece]?.get(chunk) ?? piece;
    const next = held.map((chunk) => (chunk !== null && byChunk.has(chunk) ? chunk : null));
    const waiting = links.filter(({ chunk }) => !next.includes(chunk));
    for (const { chunk } of waiting.sort((one, other) => last(other) - last(one))) {
      const free = next.indexOf(null);
      if (free >= 0) next[free] = chunk;
      else if (next.length < laneCount) next.push(chunk);
    }
    held = next;
    const drawn = next.map((chunk) => (chunk === null ? null : (byChunk.get(chunk) ?? null)));
    return { drawn, more: links.length - drawn.filter((link) => link !== null).length };
  });
}
