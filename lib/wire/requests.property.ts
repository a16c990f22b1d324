import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './problems';
import { generateRequest, retrieveRequest } from './requests';
import { made, readingCalls } from './testing/any-calls';
import { anyQueryResponse, passage } from './testing/any-gemini-target';
import { anyRemoteTarget } from './testing/any-target';
import { anyQuestion } from './testing/any-text';
import { disagreements } from './testing/disagreements';
import { judge, survives } from './testing/judge';

const delivery = fc.constantFrom('stream' as const, 'whole' as const);

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
