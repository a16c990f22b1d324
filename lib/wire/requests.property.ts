import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '../target';
import type { WireRequest } from './model';
import { problemsOf } from './problems';
import { generateRequest, retrieveRequest } from './requests';
import { callsOf, made, readingCalls } from './testing/any-calls';
import {
  anyGeminiTarget,
  anyQueryResponse,
  anyQuestion,
  anyRemoteTarget,
  anyVertexTarget,
} from './testing/any-target';
import { disagreements } from './testing/disagreements';
import { publishedMessage } from './testing/published-protos';
import { requestFaults } from './testing/strict-proto';
import { transcode } from './testing/transcode';

/** What retrieval answered, for answers over it. */
const passage = { relevantChunks: [{ chunk: { data: { stringValue: 'The café opens at 8.' } } }] };

const delivery = fc.constantFrom('stream' as const, 'whole' as const);

/** The request as it goes over the line, as a message, with what the judge finds in it. */
function judge(request: WireRequest) {
  const sent: WireRequest = JSON.parse(JSON.stringify(request));
  const { message, json } = transcode(sent);
  const faults = requestFaults(message, json);
  return { message, json, faults, unknown: faults.filter((fault) => !disagreements.includes(fault)) };
}

/** Encoded by the published message and decoded again, it says the same: 32-bit floats are the only loss. */
function survives({ message, json }: { message: string; json: Record<string, unknown> }) {
  const type = publishedMessage(message);
  const decoded = type.decode(type.encode(type.fromObject(json)).finish());
  const back = type.toObject(decoded, { enums: String, longs: String, bytes: String, json: true });
  expect(rounded(back)).toEqual(rounded(json));
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.fround(value);
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]));
}

describe('whatever the settings, the request is a message of the published protos', () => {
  test('to retrieve', () => {
    fc.assert(
      fc.property(anyRemoteTarget, anyQuestion, (target, question) => {
        if (target.retrieval === null) return;
        const judged = judge(made(retrieveRequest(target, question)));
        expect(judged.faults).toEqual([]);
        survives(judged);
      }),
      { numRuns: 250 },
    );
  });

  test('to answer', () => {
    fc.assert(
      fc.property(
        anyRemoteTarget,
        anyQuestion,
        anyQueryResponse,
        delivery,
        (target, question, retrieved, how) => {
          const judged = judge(made(generateRequest(target, question, retrieved, how)));
          expect(judged.unknown).toEqual([]);
          if (judged.faults.length === 0) survives(judged);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('to list and to read', () => {
    // File Search stores are in no published proto; google-genai lists them.
    const published = readingCalls.filter(({ rpc }) => rpc !== 'ListFileSearchStores');
    expect(published.map(judge)).toMatchObject([
      { message: 'google.cloud.aiplatform.v1beta1.GetRagCorpusRequest', faults: [] },
      { message: 'google.cloud.aiplatform.v1beta1.ListRagCorporaRequest', faults: [] },
      {
        message: 'google.cloud.aiplatform.v1.ListRagFilesRequest',
        json: {
          parent: 'projects/acme/locations/europe-west4/ragCorpora/77',
          pageSize: 100,
          pageToken: "a+b/c=&'[{é ",
        },
        faults: [],
      },
      { message: 'google.ai.generativelanguage.v1beta.ListCorporaRequest', faults: [] },
      { message: 'google.ai.generativelanguage.v1beta.ListDocumentsRequest', faults: [] },
    ]);
  });

  test('each disagreement between protos and service that is allowed for occurs', () => {
    const met = new Set<string>();
    for (const [target, question] of fc.sample(fc.tuple(anyRemoteTarget, anyQuestion), 300))
      for (const fault of judge(made(generateRequest(target, question, passage))).faults) met.add(fault);
    expect([...met].sort()).toEqual([...disagreements].sort());
  });
});

test('nothing is found wrong with settings that the services take', () => {
  fc.assert(
    fc.property(anyRemoteTarget, (target) => {
      expect(problemsOf(target)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

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
    fc.property(
      fc.oneof(anyVertexTarget, anyGeminiTarget),
      anyQuestion,
      fc.nat(),
      oddities,
      (target, question, pick, oddity) => {
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
      },
    ),
    { numRuns: 1200 },
  );
  expect(Math.min(outcomes.refused, outcomes.made)).toBeGreaterThan(100);
});
