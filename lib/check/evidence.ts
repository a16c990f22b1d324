import type { Candidate } from './compare/candidates';
import type { Claim } from './compare/claim';
import { verbatimIn } from './compare/verbatim';
import type { Evidence, EvidenceKind } from './model';
import type { Sources } from './source/sources';
import type { Word } from './words/word';
import { isContent } from './words/word';

/** Coverage from which a stretch bears a sentence out: with its facts the same, in other words, or by the way. */
const least = { sameFacts: 0.75, paraphrase: 0.5, weak: 0.2 } as const;
/** More places than this say nothing that the first ones don't. */
const mostPlaces = 5;

/** The best places of the contexts for a claim, best first. */
export function evidenceOf(claim: Claim, sources: Sources): Evidence[] {
  return claim.candidates.slice(0, mostPlaces).map((candidate): Evidence => {
    const { sentence, share } = candidate;
    const verbatim = share === 1 ? verbatimIn(claim.words, sentence, sources) : null;
    if (verbatim !== null) return { context: sentence.context, ...verbatim, kind: 'verbatim', score: 1 };
    const { context, start, end } = sentence;
    return { context, start, end, kind: kindOf(claim.words.filter(isContent), candidate), score: share };
  });
}

function kindOf(content: readonly Word[], { share, covered }: Candidate): EvidenceKind {
  const factsHold = content.every((word, at) => !isFact(word) || covered[at] === 1);
  if (share >= least.sameFacts && factsHold) return 'same-facts';
  if (share >= least.paraphrase) return 'paraphrase';
  return share >= least.weak ? 'weak' : 'none';
}

const isFact = ({ term, isName }: Word) => term.kind === 'number' || isName;
