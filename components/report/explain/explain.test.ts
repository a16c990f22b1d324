import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '@/lib/grounding/rules';
import { explanations } from '.';

/** Codes of inputs that can't be read at all: these come with a hint of their own instead of a diagnostic. */
const failures = [
  'input/broken',
  'input/compressed',
  'input/empty',
  'input/not-recognised',
  'input/service-error',
];
const others = ['input/too-deep', 'text/event-stream'];

const library = join(import.meta.dirname, '../../../lib/grounding');
const code = /'((?:answer|chunk|input|offset|retrieval|score|segment|stream|support|text)\/[a-z][a-z-]*)'/g;

const raised = new Set(
  readdirSync(library, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(?:test|property))\.ts$/.test(path) && !/testing|notation/.test(path))
    .flatMap((path) => [...readFileSync(join(library, path), 'utf8').matchAll(code)])
    .map(([, found = '']) => found)
    .filter((found) => ![...failures, ...others].includes(found)),
);

test('every code that stands in the library is explained, and no other', () => {
  expect(raised.size).toBeGreaterThan(50);
  expect(Object.keys(explanations).toSorted()).toEqual([...raised].toSorted());
  const ruled = rules.flatMap((rule) => rule.codes);
  expect(ruled.filter((each) => explanations[each] === undefined)).toEqual([]);
});

test('each explanation is whole and short', () => {
  for (const [each, { title, ...sentences }] of Object.entries(explanations)) {
    expect(title, each).toMatch(/^[A-Z].*[^.]$/);
    expect(title.length, each).toBeLessThan(60);
    for (const sentence of Object.values(sentences)) {
      expect(sentence, each).toMatch(/^[A-Za-z“].*\.$/);
      expect(sentence.length, each).toBeLessThan(260);
    }
  }
});
