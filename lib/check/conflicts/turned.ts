import type { Span } from '../../text/sentences';
import { clausesOf } from '../answer/clauses';
import type { Claim } from '../compare/claim';
import { cover, coveredShare } from '../compare/cover';
import { isNegated, isPlain } from '../compare/negation';
import type { Conflict } from '../model';
import type { SourceSentence } from '../source/sources';
import { contentTerms, isContent, type Word } from '../words/word';
import { opposites } from './opposites';
import { sameSurroundings } from './slots';

/**
 * The claim must be covered so far, and must itself cover so much of its evidence, before a negation in one of them alone
 * counts: a long sentence has room for a negation of something else.
 */
const sameStatement = { claim: 0.85, evidence: 0.7 } as const;
/** An opposite must stand among the same words. */
const samePlace = 2;

/** Where the best evidence says nearly the same, but with a negation more or less, or with an opposite in a word's place. */
export function turned(claim: Claim, answer: string, texts: readonly string[]): Conflict[] {
  const [best] = claim.candidates;
  if (best === undefined) return [];
  const text = texts[best.sentence.context] ?? '';
  return [
    ...negated(claim, best.sentence, best.share, answer, text),
    ...opposed(claim, best.sentence, answer, text),
  ];
}

function negated(
  claim: Claim,
  sentence: SourceSentence,
  share: number,
  answer: string,
  text: string,
): Conflict[] {
  if (share < sameStatement.claim) return [];
  if (coveredBy(claim.words, sentence.words) < sameStatement.evidence) return [];
  const ours = answer.slice(claim.start, claim.end);
  const theirs = text.slice(sentence.start, sentence.end);
  const isTurned =
    (isPlain(theirs) && negatesShared(answer, claim, claim.words, sentence.words)) ||
    (isPlain(ours) && negatesShared(text, sentence, sentence.words, claim.words));
  if (!isTurned) return [];
  return [
    {
      kind: 'negation',
      said: { start: claim.start, end: claim.end, text: ours },
      found: { context: sentence.context, start: sentence.start, end: sentence.end, text: theirs },
    },
  ];
}

/** The share of `words` that stand among `others`. */
function coveredBy(others: readonly Word[], words: readonly Word[]): number {
  const content = words.filter(isContent);
  return coveredShare(content, cover(content, contentTerms(others), null));
}

/** Whether one of the clauses is negated that the other side has nearly whole. */
function negatesShared(
  text: string,
  sentence: Span,
  words: readonly Word[],
  others: readonly Word[],
): boolean {
  return clausesOf(text, sentence).some(
    ({ start, end }) =>
      isNegated(text.slice(start, end)) &&
      coveredBy(
        others,
        words.filter((word) => word.start >= start && word.start < end),
      ) >= sameStatement.claim,
  );
}

function opposed(claim: Claim, sentence: SourceSentence, answer: string, text: string): Conflict[] {
  const said = new Set(claim.words.map(({ term }) => term.form));
  const written = new Set(sentence.words.map(({ term }) => term.form));
  return claim.words.flatMap((word, at): Conflict[] => {
    const against = opposites.get(word.term.form);
    if (against === undefined || written.has(word.term.form)) return [];
    const other = sentence.words.find(
      ({ term }, place) =>
        against.has(term.form) &&
        !said.has(term.form) &&
        sameSurroundings(claim.words, at, sentence.words, place) >= samePlace,
    );
    if (other === undefined) return [];
    return [
      {
        kind: 'comparison',
        said: { start: word.start, end: word.end, text: answer.slice(word.start, word.end) },
        found: {
          context: sentence.context,
          start: other.start,
          end: other.end,
          text: text.slice(other.start, other.end),
        },
      },
    ];
  });
}
