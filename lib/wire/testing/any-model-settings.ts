import fc from 'fast-check';
import type { ModelSettings } from '../../target';
import { anyText, between, orNull, real, word } from './any-text';

export const modelId = fc.oneof(
  fc.constantFrom('gemini-3.5-flash', 'gemini-3.1-pro-preview', 'models/gemini-3.6-flash', 'text-bison@002'),
  word.filter((id) => !/gemini/i.test(id)),
);

/** Rules about thinking are of models: without one in sight any budget goes. */
const thinking: fc.Arbitrary<ModelSettings['thinking']> = orNull(
  fc.oneof(
    fc.record({
      budget: orNull(fc.oneof(fc.constant(-1), between(1, 24_000))),
      level: fc.constant(null),
      includeThoughts: fc.boolean(),
    }),
    fc.record({
      budget: fc.constant(null),
      level: orNull(fc.constantFrom('MINIMAL', 'LOW', 'MEDIUM', 'HIGH')),
      includeThoughts: fc.boolean(),
    }),
    fc.constant({ budget: 0, level: null, includeThoughts: false }),
  ),
);

export const safety: fc.Arbitrary<ModelSettings['safety']> = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom(
      'HARM_CATEGORY_HATE_SPEECH',
      'HARM_CATEGORY_DANGEROUS_CONTENT',
      'HARM_CATEGORY_HARASSMENT',
      'HARM_CATEGORY_SEXUALLY_EXPLICIT',
    ),
    threshold: fc.constantFrom(
      'BLOCK_LOW_AND_ABOVE',
      'BLOCK_MEDIUM_AND_ABOVE',
      'BLOCK_ONLY_HIGH',
      'BLOCK_NONE',
      'OFF',
    ),
  }),
  { selector: ({ category }) => category, maxLength: 4 },
);

export const modelSettings = {
  systemInstruction: orNull(anyText),
  temperature: orNull(real(0, 2)),
  topP: orNull(real(0, 1)),
  maxOutputTokens: orNull(between(1, 65_536)),
  seed: orNull(between(-(2 ** 31), 2 ** 31 - 1)),
  thinking,
  safety,
};
