import { itemAround } from './answer/item-around';
import { nothingToCheck } from './answer/nothing-to-check';
import { replaced } from './conflicts/replaced';
import { turned } from './conflicts/turned';
import { evidenceOf } from './evidence';
import type { Examined, ExaminedClause, Grounds } from './examine';
import type { Conflict, Measured, SentenceCheck, Stretch, Verdict } from './model';
import { type ClauseFeature, clauseFeatures, type Surroundings } from './weigh/clause-features';
import { probability } from './weigh/model';
import { type SentenceFeature, sentenceFeatures } from './weigh/sentence-features';
import { weightsFor } from './weigh/weights';

/**
 * From this risk on a clause is marked as unsupported. Such clauses are rare, one in twelve where models answer freely and
 * one in forty where they summarise, so that the bar stands low: a higher one marks less and more of it rightly, a lower
 * one finds more. Around here F1 over characters is flat, and best over answers, summaries and described records together.
 */
export const markedFrom = 0.21;
/** From this probability on a sentence counts as supported: even odds. */
export const supportedFrom = 0.5;

export type Judged = { check: SentenceCheck; unsupported: Stretch[] };

export function judge(examined: Examined, grounds: Grounds, surroundings: Surroundings): Judged {
  const { claim, measures, text } = examined;
  const place = { start: claim.start, end: claim.end };
  const measured: Measured = {
    together: measures.window,
    anywhere: measures.anywhere,
    phrases: measures.phrases,
    missingNumbers: measures.missingNumbers,
    missingNames: measures.missingNames,
  };
  const evidence = evidenceOf(claim, grounds.sources);
  if (measures.words === 0 || nothingToCheck(text) !== null) {
    return {
      check: { ...place, verdict: 'nothing-to-check', score: 1, evidence, conflicts: [], measured },
      unsupported: [],
    };
  }
  if (evidence[0]?.kind === 'verbatim') {
    return {
      check: { ...place, verdict: 'supported', score: 1, evidence, conflicts: [], measured },
      unsupported: [],
    };
  }
  const conflicts = conflictsOf(examined, grounds);
  const unsupported = examined.clauses.filter(
    (clause) =>
      riskOf(examined, clause, surroundings, grounds) >= markedFrom ||
      conflicts.some(({ said }) => within(said, clause)),
  );
  const score = supportOf(examined, grounds);
  const verdict = verdictOf(examined, conflicts, unsupported, score);
  return {
    check: { ...place, verdict, score, evidence, conflicts, measured },
    unsupported: unsupported.flatMap((clause) => stretchesOf(examined, clause, grounds, surroundings)),
  };
}

/** Where fields alone make a clause unsupported, only the items are that name them; else all of the clause is. */
function stretchesOf(
  examined: Examined,
  clause: ExaminedClause,
  grounds: Grounds,
  surroundings: Surroundings,
): Stretch[] {
  const wrong = clause.fields.filter(({ says }) => says !== 'same');
  const withoutFields = { ...clause, fields: [] };
  if (wrong.length === 0 || riskOf(examined, withoutFields, surroundings, grounds) >= markedFrom)
    return [{ start: clause.start, end: clause.end }];
  return wrong.map((place) => itemAround(grounds.answer, clause, place));
}

const within = ({ start }: Stretch, clause: Stretch) => start >= clause.start && start < clause.end;

const riskOf = (
  examined: Examined,
  clause: ExaminedClause,
  surroundings: Surroundings,
  { vectors }: Grounds,
) => probability(weightsFor(vectors).clauseRisk, riskFeatures(examined, clause, surroundings));

const supportOf = (examined: Examined, grounds: Grounds) =>
  probability(weightsFor(grounds.vectors).sentenceSupport, supportFeatures(examined, grounds));

export const riskFeatures = (
  { measures, text }: Examined,
  clause: ExaminedClause,
  surroundings: Surroundings,
): Record<ClauseFeature, number> =>
  clauseFeatures(
    { ...measures, text },
    { ...clause.measures, text: clause.text },
    clause.fields,
    surroundings,
  );

export const supportFeatures = (
  { claim, measures, clauses }: Examined,
  { sources }: Grounds,
): Record<SentenceFeature, number> =>
  sentenceFeatures(
    measures,
    clauses.map((clause) => clause.measures),
    { twoBest: claim.twoBest, contextWords: sources.length },
  );

function conflictsOf({ claim, fields }: Examined, { answer, sources }: Grounds): Conflict[] {
  const ofFields = fields
    .filter(({ says }) => says === 'opposite')
    .map(({ start, end, flag }): Conflict => {
      const text = (sources.texts[flag.context] ?? '').slice(flag.start, flag.end);
      return {
        kind: 'field',
        said: { start, end, text: answer.slice(start, end) },
        found: { context: flag.context, start: flag.start, end: flag.end, text },
      };
    });
  return [...ofFields, ...replaced(claim, answer, sources.texts), ...turned(claim, answer, sources.texts)];
}

function verdictOf(
  { clauses }: Examined,
  conflicts: readonly Conflict[],
  unsupported: readonly Stretch[],
  score: number,
): Verdict {
  if (conflicts.length > 0) return 'contradicted';
  if (unsupported.length === clauses.length && score < supportedFrom) return 'unsupported';
  if (unsupported.length > 0 || score < supportedFrom) return 'partly';
  return 'supported';
}
