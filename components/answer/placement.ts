import type { Piece } from '@/lib/grounding/model';
import { cutter, type Fragment, type Run } from '@/lib/markdown';
import type { Badge, Plan } from './plan';

/** Where the plan meets the shown text: each run cut into pieces, and what stands behind a fragment. */
export type Placement = {
  fragments: ReadonlyMap<Run, readonly Fragment[]>;
  badges: ReadonlyMap<Fragment, readonly Badge[]>;
  /** Behind the last fragment of neighbouring pieces with as many links that found no lane: how many. */
  crowds: ReadonlyMap<Fragment, number>;
  /** The first fragment of each piece: the one that takes the focus and speaks for the others. */
  heads: ReadonlySet<Fragment>;
};

/** By piece: the last fragment shown of it or of a piece before it. */
function lastShown(last: readonly (Fragment | undefined)[]): (Fragment | undefined)[] {
  let seen: Fragment | undefined;
  return last.map((fragment) => {
    seen = fragment ?? seen;
    return seen;
  });
}

/** Badges of segments that end at the same place are one group, with one badge a chunk. */
function addBadges(known: readonly Badge[], more: readonly Badge[]): Badge[] {
  return [...known, ...more.filter(({ chunk }) => !known.some((badge) => badge.chunk === chunk))];
}

function countCrowds(last: readonly (Fragment | undefined)[], { stretches }: Plan): Map<Fragment, number> {
  const crowds = new Map<Fragment, number>();
  const moreAt = (piece: number) => stretches[piece]?.more ?? 0;
  let behind: Fragment | undefined;
  for (const [piece, fragment] of last.entries()) {
    behind = fragment ?? (moreAt(piece) > 0 ? behind : undefined);
    if (behind && moreAt(piece) > 0 && moreAt(piece + 1) !== moreAt(piece)) crowds.set(behind, moreAt(piece));
  }
  return crowds;
}

/**
 * Cuts the runs of a document (in order) at the pieces and puts each segment's badges behind the last character shown
 * of it. A segment of which nothing is shown gets none.
 */
export function placePlan(runs: Iterable<Run>, pieces: readonly Piece[], plan: Plan): Placement {
  const fragments = new Map<Run, readonly Fragment[]>();
  const heads = new Set<Fragment>();
  const last: (Fragment | undefined)[] = Array.from({ length: pieces.length });
  const cut = cutter(pieces, (piece) => plan.stretches[piece] !== null);
  for (const run of runs) {
    const parts = cut(run);
    fragments.set(run, parts);
    for (const part of parts) {
      if (last[part.piece] === undefined) heads.add(part);
      last[part.piece] = part;
    }
  }
  const shown = lastShown(last);
  const badges = new Map<Fragment, Badge[]>();
  for (const [segment, span] of plan.spans) {
    const behind = shown[span.last];
    if (behind === undefined || behind.piece < span.first) continue;
    badges.set(behind, addBadges(badges.get(behind) ?? [], plan.badgesOf(segment)));
  }
  return { fragments, badges, crowds: countCrowds(last, plan), heads };
}
