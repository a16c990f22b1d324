import { contradicts, repeats } from './agreement';
import type { Coverage } from './coverage';
import type { Candidate } from './model';
import { inForceFirst, type Revision } from './revision';

/** A statement that goes into the answer, and those of other documents that contradict it. */
export type Picked = { candidate: Candidate; against: Candidate[] };

/** At most this many statements besides whole lists: an answer is read, not searched. */
const most = 3;
/** A further statement has to be nearly as good as the best one, one from elsewhere even as good … */
const nearlyBest = 0.93;
const asGood = 0.98;
/** … or name at least this share of the question that those before leave open, and be not much worse. */
const opensUp = 0.15;
const opensMuch = 0.25;
const goodEnough = 0.75;
/** A statement that names this much of the question itself is about it, wherever it stands. */
const muchNamed = 0.8;
/** What another version of the document says instead may be somewhat worse, for hiding it would be. */
const worthHearing = 0.6;

const byRelevance = (one: Candidate, other: Candidate) =>
  other.relevance - one.relevance || (one.hits[0] ?? 0) - (other.hits[0] ?? 0) || one.number - other.number;

/**
 * The statements that answer best, best first, none said twice. Where two documents contradict each other, the one in
 * force is picked and the other kept against it; what a superseded document says besides is left out when another answers.
 */
export function pick(
  candidates: readonly Candidate[],
  revisions: readonly Revision[],
  covered: Coverage,
): Picked[] {
  const sorted = [...candidates].sort(byRelevance);
  const best = sorted[0]?.relevance ?? 0;
  const picked: Picked[] = [];
  for (const candidate of sorted) {
    if (candidate.relevance < best * worthHearing) break;
    if (isSaid(candidate, picked)) continue;
    const contradicted = picked.find((other) => isAgainst(candidate, other.candidate, revisions, best));
    if (contradicted !== undefined) {
      settle(contradicted, candidate, revisions);
      continue;
    }
    if (isOutdated(candidate, revisions) && picked.some((other) => !isOutdated(other.candidate, revisions)))
      continue;
    if (picked.length < most && (picked.length === 0 || isWanted(candidate, picked, best, covered)))
      picked.push({ candidate, against: [] });
  }
  return picked;
}

const isSaid = (candidate: Candidate, picked: readonly Picked[]) =>
  picked.some(
    (other) => repeats(candidate, other.candidate) || other.against.some((each) => repeats(candidate, each)),
  );

/** Documents that aren't versions of one another may use the same words of different things: then both have to answer. */
function isAgainst(one: Candidate, other: Candidate, revisions: readonly Revision[], best: number): boolean {
  const versions = revisions[one.document]?.series === revisions[other.document]?.series;
  return (versions || one.relevance >= best * nearlyBest) && contradicts(one, other);
}

function isWanted(candidate: Candidate, picked: readonly Picked[], best: number, covered: Coverage): boolean {
  const lead = picked[0]?.candidate;
  if (lead === undefined) return true;
  // A row or item beside the entry that was looked up is another entry.
  if (
    picked.some(
      (other) => isBeside(candidate, other.candidate) && candidate.signs.entry < other.candidate.signs.entry,
    )
  )
    return false;
  const named = new Set(picked.flatMap((other) => other.candidate.named));
  const more = covered(new Set([...named, ...candidate.terms])) - covered(named);
  // Where the lead is of the kind that was asked for, what isn't has to answer another part of the question.
  if (lead.signs.fit === 1 && candidate.signs.fit < 1)
    return more >= opensMuch && candidate.relevance >= best * goodEnough;
  if (more >= opensUp && candidate.relevance >= best * goodEnough) return true;
  // An entry that was looked up says it all.
  if (lead.signs.entry === 1) return false;
  const asPlain = isUnder(lead, candidate) || candidate.signs.own >= Math.max(muchNamed, lead.signs.own);
  return candidate.relevance >= best * (asPlain ? nearlyBest : asGood);
}

const isUnder = (one: Candidate, other: Candidate) =>
  one.document === other.document && one.unit.headings.join('\n') === other.unit.headings.join('\n');

const isBeside = (one: Candidate, other: Candidate) =>
  one.unit.kind !== 'sentence' && one.document === other.document && one.unit.group === other.unit.group;

const isOutdated = ({ document }: Candidate, revisions: readonly Revision[]) =>
  revisions[document]?.superseded === true;

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
