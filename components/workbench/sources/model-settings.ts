import {
  createParser,
  type inferParserType,
  parseAsBoolean,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs';
import type { ModelSettings, SafetyCategory, SafetyThreshold } from '@/lib/target';

type Safety = ModelSettings['safety'];
type Level = NonNullable<NonNullable<ModelSettings['thinking']>['level']>;

export const safetyCategories: readonly { category: SafetyCategory; label: string }[] = [
  { category: 'HARM_CATEGORY_HATE_SPEECH', label: 'Hate speech' },
  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', label: 'Dangerous content' },
  { category: 'HARM_CATEGORY_HARASSMENT', label: 'Harassment' },
  { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', label: 'Sexually explicit' },
];

export const safetyThresholds: readonly { threshold: SafetyThreshold; label: string }[] = [
  { threshold: 'BLOCK_LOW_AND_ABOVE', label: 'block low and above' },
  { threshold: 'BLOCK_MEDIUM_AND_ABOVE', label: 'block medium and above' },
  { threshold: 'BLOCK_ONLY_HIGH', label: 'block only high' },
  { threshold: 'BLOCK_NONE', label: 'block none' },
  { threshold: 'OFF', label: 'filter off' },
];

export const thinkingLevels = ['MINIMAL', 'LOW', 'MEDIUM', 'HIGH'] as const satisfies readonly Level[];

const prefix = 'HARM_CATEGORY_';

/** `HATE_SPEECH:BLOCK_NONE,HARASSMENT:OFF`; what names no category or threshold is left out. */
const parseAsSafety = createParser<Safety>({
  parse: (text) =>
    safetyCategories.flatMap(({ category }) => {
      const said = text.split(',').find((one) => one.startsWith(`${category.slice(prefix.length)}:`));
      const named = said?.slice(said.indexOf(':') + 1);
      const found = safetyThresholds.find(({ threshold }) => threshold === named);
      return found ? [{ category, threshold: found.threshold }] : [];
    }),
  serialize: (safety) =>
    safety.map(({ category, threshold }) => `${category.slice(prefix.length)}:${threshold}`).join(','),
  eq: (one, other) => JSON.stringify(one) === JSON.stringify(other),
});

const parseSafety = parseAsSafety.withDefault([]);

/** What both APIs take for a model, as the address writes it. */
export const modelParsers = {
  temp: parseAsFloat,
  topp: parseAsFloat,
  max: parseAsInteger,
  seed: parseAsInteger,
  system: parseAsString.withDefault(''),
  think: parseAsStringLiteral(['default', 'budget', 'level']).withDefault('default'),
  budget: parseAsInteger,
  level: parseAsStringLiteral(thinkingLevels).withDefault('LOW'),
  thoughts: parseAsBoolean.withDefault(false),
  safety: parseSafety,
};

export type ModelFormSettings = inferParserType<typeof modelParsers>;

export const modelSettingsOf = (form: ModelFormSettings): ModelSettings => ({
  systemInstruction: form.system.trim() === '' ? null : form.system,
  temperature: form.temp,
  topP: form.topp,
  maxOutputTokens: form.max,
  seed: form.seed,
  thinking: thinkingOf(form),
  safety: form.safety,
});

function thinkingOf({ think, budget, level, thoughts }: ModelFormSettings): ModelSettings['thinking'] {
  if (think === 'default' && !thoughts) return null;
  return {
    budget: think === 'budget' ? budget : null,
    level: think === 'level' ? level : null,
    includeThoughts: thoughts,
  };
}
