import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAsFilters, withOperation } from './gemini/filters';
import * as gemini from './gemini/settings';
import { safetyCategories, safetyThresholds, thinkingLevels } from './model-settings';
import * as vertex from './vertex/settings';
import type { Written } from './written';

const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const name = fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() === one && one !== '');
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const limit = fc.constantFrom('none' as const, 'distance' as const, 'similarity' as const);

const safety = fc
  .uniqueArray(fc.constantFrom(...safetyCategories.map(({ category }) => category)))
  .chain((categories) =>
    fc.tuple(
      ...safetyCategories
        .filter(({ category }) => categories.includes(category))
        .map(({ category }) =>
          fc.constantFrom(...safetyThresholds).map(({ threshold }) => ({ category, threshold })),
        ),
    ),
  );

const model = {
  temp: maybe(number),
  topp: maybe(number),
  max: maybe(fc.integer()),
  seed: maybe(fc.integer()),
  system: text,
  think: fc.constantFrom('default' as const, 'budget' as const, 'level' as const),
  budget: maybe(fc.integer()),
  level: fc.constantFrom(...thinkingLevels),
  thoughts: fc.boolean(),
  safety,
};

const vertexForm = fc.record({
  corpus: name,
  k: maybe(fc.integer()),
  limit,
  at: number,
  files: fc.array(name, { maxLength: 3 }),
  filter: text,
  rank: fc.constantFrom('none' as const, 'rank-service' as const, 'llm-ranker' as const),
  ranker: text,
  alpha: maybe(number),
  location: text,
  model: text,
  ...model,
});

const condition = fc
  .tuple(
    fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS', 'GREATER_EQUAL', 'INCLUDES', 'EXCLUDES'),
    fc.oneof(text, number),
  )
  .map(([operation, value]) => withOperation(operation, value));
const filter = fc.record({
  level: fc.constantFrom('document' as const, 'chunk' as const),
  key: text,
  conditions: fc.array(condition, { maxLength: 3 }),
});

const geminiForm = fc.record({
  corpus: name,
  also: fc.boolean(),
  document: text,
  k: maybe(fc.integer()),
  where: fc.array(filter, { maxLength: 3 }),
  method: fc.constantFrom('generate-answer' as const, 'generate-content' as const),
  aqa: text,
  style: fc.constantFrom('ABSTRACTIVE' as const, 'EXTRACTIVE' as const, 'VERBOSE' as const),
  passages: fc.constantFrom('inline' as const, 'semantic-retriever' as const),
  model: text,
  tool: fc.constantFrom('file-search' as const, 'google-search' as const),
  stores: fc.array(name, { maxLength: 3 }),
  top: maybe(fc.integer()),
  filter: text,
  ...model,
});

/** What survives an address: texts of keys, through the encoding of a query. */
function throughAddress(change: Readonly<Record<string, string | null>>): Written {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(change)) if (value !== null) query.set(key, value);
  return Object.fromEntries(new URLSearchParams(query.toString()));
}

describe('settings in an address are the settings that were written there', () => {
  test('of Vertex AI', () => {
    fc.assert(
      fc.property(vertexForm, (form) => {
        const written = throughAddress(vertex.settings.write(form));
        expect(vertex.settings.read(written)).toEqual(form);
        const target = vertex.targetOf(written);
        expect(target.ok).toBe(true);
      }),
    );
  });

  test('of the Gemini API', () => {
    fc.assert(
      fc.property(geminiForm, (form) => {
        const written = throughAddress(gemini.settings.write(form));
        expect(gemini.settings.read(written)).toEqual(form);
        expect(gemini.targetOf(written).ok).toBe(true);
      }),
    );
  });

  test('whatever stands in an address, it is read without a throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...vertex.settings.keys, ...gemini.settings.keys), text),
        (any) => {
          vertex.settings.read(any);
          gemini.settings.read(any);
        },
      ),
    );
  });
});

test('of filters in an address, what has another shape is left out', () => {
  const written = JSON.stringify([
    {
      level: 'chunk',
      key: 'year',
      conditions: [
        { operation: 'LESS', value: 3 },
        { operation: 'LIKE', value: 1 },
      ],
    },
    { level: 'page', key: 'year', conditions: [] },
    'x',
  ]);
  expect(parseAsFilters.parse(written)).toEqual([
    { level: 'chunk', key: 'year', conditions: [{ operation: 'LESS', value: 3 }] },
  ]);
});
