import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Target } from '../target';
import { problemsOf } from './problems';
import { callsOf } from './testing/any-calls';
import { passage } from './testing/any-gemini-target';
import { anyRemoteTarget } from './testing/any-target';
import { anyQuestion } from './testing/any-text';
import { judge } from './testing/judge';

/** What a person might type, or a forged call hold, in place of one text or number of the settings. */
const oddities = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '..',
    '../..',
    'a/b',
    'evil.example/x',
    'x?y=1',
    'x#y',
    'x%2e%2e',
    'x@evil.example',
    'evil.example:443',
    'projects/p/locations/evil.example/ragCorpora/c',
    'projects/p/locations/evil-host1.example/endpoints/e',
    'projects/../locations/us-central1/ragCorpora/c',
    'corpora/../models',
    'models/x\n',
    '\\\\evil.example',
    '\u0000',
    'a\ud83d',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e300,
    0.5,
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
);

const hosts =
  /^(?:[a-z]+-[a-z]+[1-9]\d?-aiplatform|aiplatform|aiplatform\.(?:us|eu)\.rep|generativelanguage)\.googleapis\.com$/;

/** The reader of an action's input has checked these. */
const fixed = new Set([
  'backend',
  'method',
  'kind',
  'operation',
  'category',
  'threshold',
  'style',
  'passages',
  'level',
]);

function withOddity<T extends Target>(target: T, pick: number, oddity: unknown): T {
  const kind = typeof oddity;
  let left = pick % Math.max(1, texts(target, kind));
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === kind && !fixed.has(key)) return left-- === 0 ? oddity : value;
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, name)]));
  };
  return { ...target, ...Object(walk(target, '')) };
}

/** How many texts (or numbers) the settings hold. */
function texts(value: unknown, kind: string, key = ''): number {
  if (typeof value === kind && !fixed.has(key)) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, item]) => sum + texts(item, kind, Array.isArray(value) ? key : name),
    0,
  );
}

/** What a dotted path leads to; undefined where it leads nowhere. */
const valueAt = (target: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => Object.entries(value ?? {}).find(([name]) => name === key)?.[1], target);

test('whatever is typed or forged, a request is refused or goes to Google, to a method as its annotation has it', () => {
  const outcomes = { refused: 0, made: 0 };
  fc.assert(
    fc.property(anyRemoteTarget, anyQuestion, fc.nat(), oddities, (target, question, pick, oddity) => {
      const odd = withOddity(target, pick, oddity);
      for (const { field, message } of problemsOf(odd)) {
        expect([field, valueAt(odd, field)]).not.toEqual([field, undefined]);
        expect(message).toMatch(/^\S.*\.$/s);
      }
      const requests = callsOf(odd, question, passage);
      if (!requests.ok) {
        outcomes.refused += 1;
        expect(requests.failure).toMatchObject({ code: 'bad-input' });
        return;
      }
      outcomes.made += 1;
      for (const request of requests.value) {
        expect(request.host).toMatch(hosts);
        const url = new URL(`https://${request.host}${request.path}`);
        expect(url.host).toBe(request.host);
        expect(url.pathname + url.search).toBe(request.path);
        expect(judge(request).unknown).toEqual([]);
      }
    }),
    { numRuns: 1200 },
  );
  expect(Math.min(outcomes.refused, outcomes.made)).toBeGreaterThan(100);
});
