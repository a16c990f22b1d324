import { nameTerms } from '../question-words';
import type { Hit } from '../search';
import { tokenize } from '../tokenize';
import type { Expected } from './expected';
import type { Candidate, Question } from './model';

/**
 * From this strength on the documents are taken to hold an answer. A higher level refuses more questions that nothing
 * answers, and more of those asked in words the documents never use; `npm run bench -- retrieval` shows both shares. With
 * vectors 14 of the bench's 18 unanswerable questions are refused; at 0.48 it were 15, and one right answer lost; at 0.37
 * 11, and four more questions answered, all wrongly; at 0.33 8, and two right answers won among nine. A question about the
 * documents' matter that they still don't answer can pass.
 */
const levels = { withVectors: 0.43, wordsAlone: 0.25 };

/** Weights found by a logistic fit over the bench's questions (six-fold checked, rounded); the positive ones add up to 1. */
const withVectors = { named: 0.4, held: 0.24, alike: 0.14, together: 0.22, misfit: 0.33, strangers: 0.15 };
const wordsAlone = { named: 0.41, held: 0.59, alike: 0, together: 0, misfit: 0, strangers: 0 };

/** Sentences that are likelier than this seldom speak of different things: what exceeds it counts manifold. */
const likely = 0.6;
const manyfold = 8;

const best = 5;
/** What `together` is taken for where nothing else could be retrieved. */
const usual = 0.4;

type Evidence = Record<keyof typeof withVectors, number>;

/** What speaks for the statement that would lead the answer, each 0..1; the last two speak against it. */
function evidenceFor(
  lead: Candidate,
  { opened, asked, covered, expected }: Question,
  hits: readonly Hit[],
): Evidence {
  const { document, terms, unit, signs } = lead;
  const { language } = opened;
  const around = new Set([...terms, ...tokenize(unit.headings.join('\n'), language)]);
  const names = [...nameTerms(asked.text, language)];
  const strangers = names.filter((name) => !around.has(name)).length;
  return {
    // How much of the question the statement names under its headings …
    named: signs.both,
    // … and its document as a whole.
    held: covered(new Set(tokenize(opened.documents[document]?.text ?? '', language))),
    alike: signs.alike ?? 0,
    together: together(hits),
    misfit: expected !== null && isFirm(expected) && signs.fit < 0.2 ? 1 : 0,
    // Of the question's names, those that the statement doesn't speak of.
    strangers: names.length === 0 ? 0 : strangers / names.length,
  };
}

/** Chance brings together chunks of many documents; where most of the best are of one, it is about the matter. */
function together(hits: readonly Hit[]): number {
  const first = hits[0]?.chunk.document;
  const like = (some: readonly Hit[]) => some.filter((hit) => hit.chunk.document === first).length;
  // When all that was retrieved is of one document, perhaps only that one was searched.
  return hits.length < best || like(hits) === hits.length ? usual : like(hits.slice(0, best)) / best;
}

/** Kinds whose answers show: `How many …` isn't answered by a statement without a number. */
const isFirm = ({ kind }: Expected) =>
  kind === 'count' || kind === 'measure' || kind === 'time' || kind === 'person';

/**
 * How surely the documents hold an answer, 0..1; from 0.5 on they are taken to. The evidence for the statement that would
 * lead the answer is weighed against the level it has to reach, which comes out as 0.5.
 */
export function answerability(lead: Candidate | undefined, question: Question, hits: readonly Hit[]): number {
  if (lead === undefined) return 0;
  const weights = lead.signs.alike === null ? wordsAlone : withVectors;
  const level = lead.signs.alike === null ? levels.wordsAlone : levels.withVectors;
  const { named, held, alike, together: like, misfit, strangers } = evidenceFor(lead, question, hits);
  const strength =
    weights.named * named +
    weights.held * held +
    weights.alike * (alike + manyfold * Math.max(0, alike - likely)) +
    weights.together * like -
    weights.misfit * misfit -
    weights.strangers * strangers;
  if (strength < level) return Math.max(0, strength / level / 2);
  return Math.min(1, 0.5 + (strength - level) / (1 - level) / 2);
}
