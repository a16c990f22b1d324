import type { ModelSettings } from '../../target';
import type { Problem } from '../model';
import { ranged, when, whole } from './rules';
import { thinkingProblems } from './thinking';

/** What `generateContent` of both APIs refuses in its settings. */
export function modelSettingsProblems(settings: ModelSettings & { model: string }): Problem[] {
  const { temperature, topP, maxOutputTokens, seed, thinking, safety, model } = settings;
  return [
    ...ranged('generation.temperature', temperature, 0, 2, 'the temperatures a model takes'),
    ...ranged('generation.topP', topP, 0, 1, 'the shares of probability'),
    ...whole('generation.maxOutputTokens', maxOutputTokens, 1, 65_536, 'the tokens a model can write'),
    ...whole('generation.seed', seed, -(2 ** 31), 2 ** 31 - 1, 'the integers of 32 bits'),
    ...thinkingProblems(thinking, model),
    ...safetyProblems(safety),
  ];
}

export function safetyProblems(safety: ModelSettings['safety']): Problem[] {
  return safety.flatMap(({ category }, index) =>
    when(
      safety.findIndex((other) => other.category === category) < index,
      `generation.safety.${index}`,
      `${category} has a threshold already; the service takes one for each category.`,
    ),
  );
}
