import type { Diagnostic, ReadContext, Reading, ScoreKind } from './model';

/** Scores pass through 32-bit floats, so a distance of 0 may come a hair below. */
const ROUNDING = 1e-6;

/**
 * Decides what the scores of `retrieveContexts` mean. They are cosine distances unless the corpus told otherwise; one
 * below 0 or above 2 disproves that for all, and then nobody knows which end is best. A relevance is what it is.
 *
 * @param told what the corpus says of its scores; null when it wasn't asked
 */
export function settleScoreKind(reading: Reading, told: ScoreKind | null): Reading {
  const contexts = reading.contexts ?? [];
  if (contexts.every(({ scoreKind }) => scoreKind !== 'distance')) return reading;
  if (told !== null && told !== 'distance') return { ...reading, contexts: withKind(contexts, told) };
  const odd = [...contexts.entries()].filter(([, { score }]) => !isDistance(score));
  const [first] = odd;
  if (first === undefined) return reading;
  return {
    ...reading,
    contexts: withKind(contexts, 'unknown'),
    noticed: [...reading.noticed, notDistance(first[1], told, odd)],
  };
}

const isDistance = (score: number | null) => score === null || (score >= -ROUNDING && score <= 2 + ROUNDING);

const withKind = (contexts: readonly ReadContext[], kind: ScoreKind): ReadContext[] =>
  contexts.map((context) => ({
    ...context,
    scoreKind: context.scoreKind === 'distance' ? kind : context.scoreKind,
  }));

function notDistance(
  { score, at }: ReadContext,
  told: ScoreKind | null,
  odd: readonly (readonly [number, ReadContext])[],
): Diagnostic {
  const but = told === null ? '' : ', although the corpus measures one';
  const message = `A score of ${score} is no cosine distance, which lies between 0 and 2${but}: which end is best is not known.`;
  const about = odd.map(([index]) => `x${index}`);
  return { code: 'score/not-distance', severity: 'info', at, about, message };
}
