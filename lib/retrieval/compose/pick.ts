import { contradicts, repeats } from './agreement';
import type { Candidate } from './model';
import { inForceFirst, type Revision } from './revision';

/** A statement that goes into the answer, and those of other documents that contradict it. */
export type Picked = { candidate: Candidate; against: Candidate[] };

/** At most this many statements besides whole lists: an answer is read, not searched. */
const most = 4;
/** A further statement has to be nearly as good as the best one … */
const nearlyBest = 0.82;
/** … and one that contradicts may be somewhat worse, for hiding it would be. */
const worthHearing = 0.6;

/** Another row of the same table answers only when it is as good: its neighbours are all about the same. */
const sameTable = 0.95;
const byRelevance = (one: Candidate, other: Candidate) =>
  other.relevance - one.relevance || (one.hits[0] ?? 0) - (other.hits[0] ?? 0) || one.number - other.number;

/**
 * The statements that answer best, best first, none said twice. Where two documents contradict each other, the one in
 * force is picked and the other kept against it; what a superseded document says besides is left out when another answers.
 */
export function pick(candidates: readonly Candidate[], revisions: readonly Revision[]): Picked[] {
  const sorted = [...candidates].sort(byRelevance);
  const best = sorted[0]?.relevance ?? 0;
  const picked: Picked[] = [];
  for (const candidate of sorted) {
    if (candidate.relevance < best * worthHearing) break;
    if (
      picked.some(
        (other) =>
          repeats(candidate, other.candidate) || other.against.some((each) => repeats(candidate, each)),
      )
    )
      continue;
    const contradicted = picked.find((other) => contradicts(candidate, other.candidate));
    if (contradicted !== undefined) {
      settle(contradicted, candidate, revisions);
      continue;
    }
    if (isOutdated(candidate, revisions) && picked.some((other) => !isOutdated(other.candidate, revisions)))
      continue;
    if (picked.length < most && candidate.relevance >= best * demanded(candidate, picked))
      picked.push({ candidate, against: [] });
  }
  return picked;
}

const isOutdated = ({ document }: Candidate, revisions: readonly Revision[]) =>
  revisions[document]?.superseded === true;

const demanded = (candidate: Candidate, picked: readonly Picked[]) =>
  candidate.unit.kind === 'row' &&
  picked.some(
    ({ candidate: { document, unit } }) =>
      document === candidate.document && unit.group === candidate.unit.group,
  )
    ? sameTable
    : nearlyBest;

function settle(picked: Picked, other: Candidate, revisions: readonly Revision[]): void {
  const mine = revisions[picked.candidate.document];
  const theirs = revisions[other.document];
  if (mine === undefined || theirs === undefined || inForceFirst(mine, theirs) <= 0) {
    picked.against.push(other);
    return;
  }
  picked.against.push(picked.candidate);
  picked.candidate = other;
}
