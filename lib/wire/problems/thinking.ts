import type { ModelSettings } from '../../target';
import type { Problem } from '../model';
import { when, whole } from './rules';

/** Thinking budgets by model, in tokens, as its documentation gives them; -1 lets any of them decide. */
const budgets = [
  { model: /\bgemini-2\.5-pro\b/, off: false, least: 128, most: 32_768 },
  { model: /\bgemini-2\.5-flash-lite\b/, off: true, least: 512, most: 24_576 },
  { model: /\bgemini-2\.5-flash\b/, off: true, least: 1, most: 24_576 },
];

export function thinkingProblems(thinking: ModelSettings['thinking'], model: string): Problem[] {
  if (thinking === null) return [];
  const { budget, level, includeThoughts } = thinking;
  const field = 'generation.thinking';
  const set = budget !== null || level !== null || includeThoughts;
  const tooOld = /\bgemini-(?:1\.|2\.0)/.test(model);
  return [
    ...when(set && tooOld, field, `${model} does not think; the service refuses thinking settings for it.`),
    ...when(
      budget !== null && level !== null,
      `${field}.level`,
      'A thinking budget is set too, and the service takes one of the two.',
    ),
    ...when(
      level !== null && /\bgemini-2\.5/.test(model),
      `${field}.level`,
      `${model} takes a thinking budget; levels came with Gemini 3.`,
    ),
    ...when(
      budget === 0 && includeThoughts,
      `${field}.includeThoughts`,
      'A budget of 0 turns thinking off, and then there are no thoughts to include.',
    ),
    ...budgetProblems(budget, model),
  ];
}

function budgetProblems(budget: number | null, model: string): Problem[] {
  const field = 'generation.thinking.budget';
  const general = whole(
    field,
    budget,
    -1,
    2 ** 31 - 1,
    'of which -1 lets the model decide and 0 turns thinking off',
  );
  if (general.length > 0 || budget === null || budget === -1) return general;
  const known = budgets.find((one) => one.model.test(model));
  if (known === undefined || (budget === 0 && known.off)) return [];
  const { off, least, most } = known;
  const rest = off ? '0 (off) or -1 (the model decides)' : '-1 (the model decides); it can’t be turned off';
  return when(
    budget < least || budget > most,
    field,
    `${budget} is no budget for ${model}, which takes ${least} to ${most}, or ${rest}.`,
  );
}
