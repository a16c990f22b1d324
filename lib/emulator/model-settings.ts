import { protoName } from '../proto-json';
import { given, invalidField, type Tried } from './api-error';

/** The members of `generationConfig` whose values the services check. */
export type ModelSettings = {
  readonly [K in keyof typeof ranges]: number | null;
} & { readonly stopSequences: readonly string[] };

const ranges = {
  temperature: { least: 0, most: 2 },
  topP: { least: 0, most: 1 },
  topK: { least: 0, most: 1000 },
  candidateCount: { least: 1, most: 8 },
  maxOutputTokens: { least: 1, most: 65_536 },
  presencePenalty: { least: -2, most: 2 },
  frequencyPenalty: { least: -2, most: 2 },
  logprobs: { least: 0, most: 20 },
};
const mostStopSequences = 5;

const isRanged = (name: string): name is keyof typeof ranges => Object.hasOwn(ranges, name);

/**
 * Refuses values the services refuse. No model reads them here but for `maxOutputTokens`, which is given back; null: no
 * limit.
 */
export function readModelSettings(settings: ModelSettings | null): Tried<number | null> {
  if (settings === null) return given(null);
  for (const name of Object.keys(ranges).filter(isRanged)) {
    const value = settings[name];
    const { least, most } = ranges[name];
    if (value === null || (value >= least && value <= most)) continue;
    return invalidField(
      `generation_config.${protoName(name)}`,
      `Unable to submit request because it has a ${name} value of ${value} but the supported range is from ${least} (inclusive) to ${most} (inclusive). Update the value and try again.`,
    );
  }
  if (settings.stopSequences.length > mostStopSequences)
    return invalidField(
      'generation_config.stop_sequences',
      `At most ${mostStopSequences} stop sequences are supported, and ${settings.stopSequences.length} were sent.`,
    );
  return given(settings.maxOutputTokens);
}
