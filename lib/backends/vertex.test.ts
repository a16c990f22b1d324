import { describe, expect, test } from 'vitest';
import { fail, ok } from '../outcome';
import type { VertexTarget } from '../target';
import { corpusScores, scoreKindOf } from './corpus-scores';
import type { GoogleTools } from './google-tools';
import { all, madeGoogle, run } from './testing/made-google';
import { vertexBackend } from './vertex';

const corpus = 'projects/demo/locations/europe-west4/ragCorpora/7';
const target: VertexTarget = {
  backend: 'vertex',
  corpus,
  retrieval: {
    topK: 4,
    threshold: null,
    fileIds: [],
    metadataFilter: null,
    ranking: null,
    hybridAlpha: null,
  },
  generation: {
    location: 'global',
    model: 'gemini-x',
    systemInstruction: null,
    temperature: null,
    topP: null,
    maxOutputTokens: null,
    seed: null,
    thinking: null,
    safety: [],
  },
};
const asking = { runId: 'r', question: 'When does the lift run?', target };
const ranked: VertexTarget = {
  ...target,
  retrieval: { ...target.retrieval, ranking: { kind: 'rank-service', model: 'semantic-ranker-512@latest' } },
};
const down = fail('overloaded', 'Down.');
const contexts = { contexts: { contexts: [{ text: 'From eight.', score: 0.2 }] } };

describe('retrieval', () => {
  test('gives the body as it came, and how the scores of that corpus are read', async () => {
    const google = madeGoogle({
      RetrieveContexts: ok(contexts),
      GetRagCorpus: ok({ name: corpus, vectorDbConfig: { ragManagedDb: {} } }),
    });
    const backend = vertexBackend(google);
    expect(await backend.retrieve(asking, run())).toEqual(ok({ body: contexts, scoreKind: 'distance' }));
    expect(google.asked.map(({ rpc, host }) => [rpc, host])).toEqual([
      ['GetRagCorpus', 'europe-west4-aiplatform.googleapis.com'],
      ['RetrieveContexts', 'europe-west4-aiplatform.googleapis.com'],
    ]);
    await backend.retrieve(asking, run());
    expect(google.asked.filter(({ rpc }) => rpc === 'GetRagCorpus')).toHaveLength(1);
  });

  test('of a ranker is unknown, and the corpus is not asked', async () => {
    const google = madeGoogle({ RetrieveContexts: ok(contexts) });
    expect(await vertexBackend(google).retrieve({ ...asking, target: ranked }, run())).toEqual(
      ok({ body: contexts, scoreKind: 'unknown' }),
    );
  });

  test('comes also when the corpus does not tell', async () => {
    const google = madeGoogle({ RetrieveContexts: ok(contexts), GetRagCorpus: down });
    const backend = vertexBackend(google);
    expect(await backend.retrieve(asking, run())).toEqual(ok({ body: contexts, scoreKind: null }));
    await backend.retrieve(asking, run());
    expect(google.asked.filter(({ rpc }) => rpc === 'GetRagCorpus')).toHaveLength(2);
  });

  test('that fails is the failure', async () => {
    const google = madeGoogle({ RetrieveContexts: down, GetRagCorpus: ok({}) });
    expect(await vertexBackend(google).retrieve(asking, run())).toEqual(down);
  });

  test('with a setting that the service would refuse sends nothing', async () => {
    const google = madeGoogle({});
    const wrong = { ...asking, target: { ...target, corpus: 'ragCorpora/7' } };
    expect(await vertexBackend(google).retrieve(wrong, run())).toMatchObject({
      failure: { code: 'bad-input' },
    });
    expect(await all(vertexBackend(google).generate(wrong, run(), Promise.resolve(down)))).toMatchObject([
      { failure: { code: 'bad-input' } },
    ]);
    expect(google.asked).toEqual([]);
  });
});

test('generation streams from where the model is, whatever became of retrieval', async () => {
  const google = madeGoogle({ StreamGenerateContent: ok({ candidates: [] }) });
  expect(await all(vertexBackend(google).generate(asking, run(), Promise.resolve(down)))).toEqual([
    ok({ candidates: [] }),
  ]);
  expect(google.asked[0]).toMatchObject({ host: 'aiplatform.googleapis.com', location: 'global' });
});

test.each([
  [{ vectorDbConfig: { ragManagedDb: {} } }, 'distance'],
  [{ ragVectorDbConfig: { ragManagedDb: { knn: {} } } }, 'distance'],
  [{ vectorDbConfig: { pinecone: { indexName: 'i' }, apiAuth: {} } }, 'unknown'],
  [{ vectorDbConfig: { weaviate: {} } }, 'unknown'],
  [{ vectorDbConfig: { vertexVectorSearch: { index: 'i' } } }, 'unknown'],
  [{ vectorDbConfig: { vertexFeatureStore: {} } }, 'unknown'],
  [{ vectorDbConfig: { ragManagedVertexVectorSearch: {} } }, 'unknown'],
  [{ vertexAiSearchConfig: { servingConfig: 's' } }, 'unknown'],
  [{ vectorDbConfig: { somethingNew: {} } }, null],
  [{ vectorDbConfig: {} }, null],
  [{ name: corpus }, null],
  [{ vectorDbConfig: 'ragManagedDb' }, null],
  ['nothing', null],
])('a corpus that tells %j has scores of kind %s', (resource, kind) => {
  expect(scoreKindOf(resource)).toBe(kind);
});

test('what a corpus told is asked for again after ten minutes', async () => {
  let now = 0;
  const google = madeGoogle({ GetRagCorpus: ok({ vectorDbConfig: { ragManagedDb: {} } }) });
  const scores = corpusScores(google.call, () => now);
  const { signal } = run();
  for (const minute of [0, 9, 11, 12]) {
    now = minute * 60_000;
    expect(await scores.kindOf(target, signal)()).toBe('distance');
  }
  expect(google.asked).toHaveLength(2);
});

describe('a question to a corpus that several runs share', () => {
  /** Answers when told to, unless it was given up before. */
  function sharedCalls() {
    const calls: { signal: AbortSignal; answer(): void }[] = [];
    const call: GoogleTools['call'] = (_, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(fail('stopped', 'Stopped.')));
        calls.push({ signal, answer: () => resolve(ok({ vectorDbConfig: { ragManagedDb: {} } })) });
      });
    return { calls, scores: corpusScores(call) };
  }

  test.each([
    [0, 1],
    [1, 0],
  ])('survives run %i being stopped', async (stopped, other) => {
    const { calls, scores } = sharedCalls();
    const runs = [new AbortController(), new AbortController()];
    const kinds = runs.map(({ signal }) => scores.kindOf(target, signal));
    runs[stopped]?.abort();
    calls[0]?.answer();
    expect(await kinds[other]?.()).toBe('distance');
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('is given up with the last of them, and the next asks anew', async () => {
    const { calls, scores } = sharedCalls();
    const runs = [new AbortController(), new AbortController()];
    for (const { signal } of runs) scores.kindOf(target, signal);
    for (const one of runs) one.abort();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    const kind = scores.kindOf(target, run().signal);
    calls[1]?.answer();
    expect(await kind()).toBe('distance');
    expect(await scores.kindOf(target, run().signal)()).toBe('distance');
    expect(calls).toHaveLength(2);
  });
});

test('a corpus that does not answer in time is not waited for', async () => {
  const controller = new AbortController();
  const scores = corpusScores(() => new Promise(() => undefined));
  const kind = scores.kindOf(target, controller.signal)();
  controller.abort();
  expect(await kind).toBeNull();
});

describe('lists', () => {
  const signal = new AbortController().signal;
  const place = 'projects/demo/locations/europe-west4';

  test('corpora tell where their vectors are', async () => {
    const google = madeGoogle({
      ListRagCorpora: ok({
        ragCorpora: [
          {
            name: `${place}/ragCorpora/1`,
            displayName: 'Huts',
            createTime: '2026-05-04T08:15:30.123456Z',
            vectorDbConfig: { ragManagedDb: {} },
            corpusStatus: { state: 'ACTIVE' },
          },
          {
            name: `${place}/ragCorpora/2`,
            vectorDbConfig: { pinecone: {} },
            corpusStatus: { state: 'ERROR' },
          },
          { name: `${place}/ragCorpora/3`, displayName: 'Search', vertexAiSearchConfig: {}, createTime: 7 },
          { displayName: 'No name' },
          null,
        ],
        nextPageToken: 'more',
      }),
    });
    const listed = await vertexBackend(google).list?.(
      { backend: 'vertex', what: 'corpora', parent: place, pageToken: 'p' },
      signal,
    );
    expect(listed).toEqual(
      ok({
        items: [
          { name: `${place}/ragCorpora/1`, label: 'Huts', note: 'RAG-managed database · made 2026-05-04' },
          { name: `${place}/ragCorpora/2`, label: '2', note: 'Pinecone · state error' },
          { name: `${place}/ragCorpora/3`, label: 'Search', note: 'Vertex AI Search' },
        ],
        nextPageToken: 'more',
      }),
    );
    expect(google.asked[0]?.path).toMatch(/\/ragCorpora\?.*pageToken=p/);
  });

  test('files tell size and source', async () => {
    const google = madeGoogle({
      ListRagFiles: ok({
        ragFiles: [
          {
            name: `${corpus}/ragFiles/11`,
            displayName: 'huts.md',
            sizeBytes: '2048',
            gcsSource: { uris: ['gs://demo/huts.md'] },
            updateTime: '2026-05-05T00:00:00Z',
          },
          { name: `${corpus}/ragFiles/12`, displayName: 'rules.pdf', sizeBytes: 900, googleDriveSource: {} },
          { name: `${corpus}/ragFiles/13`, fileStatus: { state: 'ERROR' } },
        ],
      }),
    });
    expect(
      await vertexBackend(google).list?.(
        { backend: 'vertex', what: 'files', parent: corpus, pageToken: null },
        signal,
      ),
    ).toEqual(
      ok({
        items: [
          {
            name: `${corpus}/ragFiles/11`,
            label: 'huts.md',
            note: '2 KB · gs://demo/huts.md · changed 2026-05-05',
          },
          { name: `${corpus}/ragFiles/12`, label: 'rules.pdf', note: '900 bytes · Google Drive' },
          { name: `${corpus}/ragFiles/13`, label: '13', note: 'state error' },
        ],
        nextPageToken: null,
      }),
    );
  });

  test('an empty answer is an empty page, another thing is a failure, and a failure is told', async () => {
    const listing = { backend: 'vertex', what: 'corpora', parent: place, pageToken: null } as const;
    const listed = (answer: Parameters<typeof madeGoogle>[0]['ListRagCorpora']) =>
      vertexBackend(madeGoogle({ ListRagCorpora: answer ?? down })).list?.(listing, signal);
    expect(await listed(ok({}))).toEqual(ok({ items: [], nextPageToken: null }));
    expect(await listed(ok([]))).toMatchObject({ failure: { code: 'refused' } });
    expect(await listed(down)).toEqual(down);
  });
});

test('the form begins at the configured place, and says what readies it', async () => {
  const notReady = fail('not-configured', 'No credentials.', 'Sign in.');
  expect(
    await vertexBackend(
      madeGoogle({}, { ready: async () => notReady, endpoint: (api) => `https://${api}.example.com` }),
    ).option(),
  ).toMatchObject({
    id: 'vertex',
    ready: notReady,
    endpoint: 'https://vertex.example.com',
    billed: true,
    parent: 'projects/demo/locations/europe-west4',
  });
});
