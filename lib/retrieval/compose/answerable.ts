import type { Asked } from '../asked';
import type { Opened } from '../open';
import { nameTerms } from '../question-words';
import { cosine } from '../score';
import type { Hit } from '../search';
import { tokenize } from '../tokenize';
import { coverageOf } from './coverage';
import type { Candidate } from './model';

/**
 * From this strength on the documents are taken to hold an answer; where there are no vectors the words alone decide. A
 * higher level refuses more questions that nothing answers, and more of those asked in words the documents never use;
 * `npm run bench -- retrieval` shows both shares. The dense level lies below the first at which a question that shares its
 * key words with the documents is refused. Relatedness is all that is measured here, so that a question near the documents'
 * matter that they still don't answer can pass.
 */
const answerLevels = { dense: 0.44, words: 0.22 };

const coverageShare = 0.4;
/** A name or identifier that no document holds: what is asked of it can hardly be here. */
const unknownName = 0.15;
/** Chance brings together chunks of many documents; where most of the best are of one, it is about the matter. */
const oneDocument = 0.25;
const usualShare = 0.4;
const best = 5;

/**
 * How strongly the retrieved chunks bear on the question, about 0..1: for the best chunk, the share of the question that
 * it names and the likeness of the chunk, or of its best sentence, to the question; more when the best chunks are of one
 * document, less when the question names what no document knows.
 */
function answerStrength(
  opened: Opened,
  asked: Asked,
  hits: readonly Hit[],
  candidates: readonly Candidate[],
): number {
  const covered = coverageOf(opened, asked);
  const strengths = hits.map(({ chunk, dense }, position) => {
    const named = covered(new Set(tokenize(`${chunk.headings.join('\n')}\n${chunk.text}`, opened.language)));
    if (dense === null) return named;
    const likest = candidates
      .filter((candidate) => candidate.hits.includes(position))
      .reduce((most, { dense: own }) => Math.max(most, likeness(own, asked)), dense);
    return coverageShare * named + (1 - coverageShare) * likest;
  });
  const unknown = [...nameTerms(asked.text, opened.language)].some(
    (term) => opened.terms.postings(term).length === 0,
  );
  return Math.max(0, ...strengths) + agreement(hits) - (unknown ? unknownName : 0);
}

/** Nothing when all that was retrieved is of one document: then perhaps only that one was searched. */
function agreement(hits: readonly Hit[]): number {
  const first = hits[0]?.chunk.document;
  const like = (some: readonly Hit[]) => some.filter((hit) => hit.chunk.document === first).length;
  if (hits.length < best || like(hits) === hits.length) return 0;
  return oneDocument * (like(hits.slice(0, best)) / best - usualShare);
}

const likeness = (vector: Candidate['dense'], asked: Asked) =>
  vector === null || asked.vectors === null ? 0 : cosine(vector, asked.vectors.question);

/** Whether the retrieved chunks hold an answer at all. */
export function answers(
  opened: Opened,
  asked: Asked,
  hits: readonly Hit[],
  candidates: readonly Candidate[],
): boolean {
  if (candidates.length === 0) return false;
  const level = hits.some((hit) => hit.dense !== null) ? answerLevels.dense : answerLevels.words;
  return answerStrength(opened, asked, hits, candidates) >= level;
}
