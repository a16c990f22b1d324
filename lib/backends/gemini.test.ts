import { describe, expect, test } from 'vitest';
import { fail, ok } from '../outcome';
import type { GeminiGeneration, GeminiTarget } from '../target';
import { geminiBackend } from './gemini';
import { all, madeGoogle, run } from './testing/made-google';

const retrieval = { corpus: 'corpora/huts', document: null, resultsCount: null, filters: [] };
const answer: GeminiGeneration = {
  method: 'generate-answer',
  model: 'aqa',
  style: 'ABSTRACTIVE',
  temperature: null,
  passages: 'inline',
  safety: [],
};
const search: GeminiGeneration = {
  method: 'generate-content',
  model: 'gemini-x',
  tool: { kind: 'google-search' },
  systemInstruction: null,
  temperature: null,
  topP: null,
  maxOutputTokens: null,
  seed: null,
  thinking: null,
  safety: [],
};
const askingWith = (over: Partial<GeminiTarget>) => ({
  runId: 'r',
  question: 'When does the lift run?',
  target: { backend: 'gemini' as const, retrieval, generation: answer, ...over },
});
const down = fail('overloaded', 'Down.', 'Wait.');
const relevant = {
  relevantChunks: [
    {
      chunkRelevanceScore: 0.7,
      chunk: { name: 'corpora/huts/documents/a/chunks/b', data: { stringValue: 'From eight.' } },
    },
  ],
};
const found = Promise.resolve(ok({ body: relevant, scoreKind: 'relevance' as const }));

describe('retrieval', () => {
  test('scores are relevance', async () => {
    const google = madeGoogle({ QueryCorpus: ok(relevant) });
    expect(await geminiBackend(google).retrieve(askingWith({}), run())).toEqual(
      ok({ body: relevant, scoreKind: 'relevance' }),
    );
  });

  test('of a document asks the document', async () => {
    const google = madeGoogle({ QueryDocument: ok({}) });
    const target = { retrieval: { ...retrieval, document: 'corpora/huts/documents/a' } };
    expect(await geminiBackend(google).retrieve(askingWith(target), run())).toMatchObject({ ok: true });
  });

  test('there is none apart from the answer of a search tool', async () => {
    const asking = askingWith({ retrieval: null, generation: search });
    expect(await geminiBackend(madeGoogle({})).retrieve(asking, run())).toEqual(
      ok({ body: null, scoreKind: null }),
    );
  });

  test('that fails is the failure', async () => {
    expect(await geminiBackend(madeGoogle({ QueryCorpus: down })).retrieve(askingWith({}), run())).toEqual(
      down,
    );
  });
});

describe('generation', () => {
  test('generateAnswer answers over the passages that retrieval brought', async () => {
    const google = madeGoogle({ GenerateAnswer: ok({ answer: {} }) });
    expect(await all(geminiBackend(google).generate(askingWith({}), run(), found))).toEqual([
      ok({ answer: {} }),
    ]);
    expect(JSON.stringify(google.asked[0]?.body)).toContain('From eight.');
  });

  test('without passages, since retrieval failed, it says so and asks nothing', async () => {
    const google = madeGoogle({});
    expect(await all(geminiBackend(google).generate(askingWith({}), run(), Promise.resolve(down)))).toEqual([
      {
        ok: false,
        failure: {
          code: 'overloaded',
          message: 'There is nothing to answer over: the search for passages failed.',
          why: 'Down.',
          hint: 'Wait.',
        },
      },
    ]);
    expect(google.asked).toEqual([]);
  });

  test('without passages, since retrieval found none, it asks nothing', async () => {
    const google = madeGoogle({});
    const nothing = Promise.resolve(ok({ body: {}, scoreKind: null }));
    expect(await all(geminiBackend(google).generate(askingWith({}), run(), nothing))).toMatchObject([
      { failure: { code: 'bad-input' } },
    ]);
    expect(google.asked).toEqual([]);
  });

  test('over what the service retrieves by itself, and with a search tool, retrieval is not waited for', async () => {
    const never = new Promise<never>(() => undefined);
    const google = madeGoogle({ GenerateAnswer: ok(1), StreamGenerateContent: ok(2) });
    const backend = geminiBackend(google);
    const byItself = askingWith({ generation: { ...answer, passages: 'semantic-retriever' } });
    expect(await all(backend.generate(byItself, run(), never))).toEqual([ok(1)]);
    expect(await all(backend.generate(askingWith({ generation: search }), run(), never))).toEqual([ok(2)]);
  });

  test('a run that was stopped while retrieval went on asks nothing', async () => {
    const google = madeGoogle({});
    const stopped = { ...run(), signal: AbortSignal.abort() };
    expect(await all(geminiBackend(google).generate(askingWith({}), stopped, found))).toEqual([]);
  });
});

test('lists are read', async () => {
  const signal = new AbortController().signal;
  const dated = { createTime: '2026-01-02T00:00:00Z', updateTime: '2026-02-03T00:00:00Z' };
  const google = madeGoogle({
    ListCorpora: ok({
      corpora: [{ name: 'corpora/huts', displayName: 'Huts', ...dated }],
      nextPageToken: 't',
    }),
    ListDocuments: ok({ documents: [{ name: 'corpora/huts/documents/a', displayName: ' ' }] }),
    ListFileSearchStores: ok({
      fileSearchStores: [
        {
          name: 'fileSearchStores/s',
          activeDocumentsCount: '1',
          failedDocumentsCount: '2',
          sizeBytes: '5242880',
          ...dated,
        },
      ],
    }),
  });
  const { list } = geminiBackend(google);
  const page = { backend: 'gemini', pageToken: null } as const;
  expect(await list?.({ ...page, what: 'corpora' }, signal)).toEqual(
    ok({ items: [{ name: 'corpora/huts', label: 'Huts', note: 'changed 2026-02-03' }], nextPageToken: 't' }),
  );
  expect(await list?.({ ...page, what: 'documents', parent: 'corpora/huts' }, signal)).toEqual(
    ok({ items: [{ name: 'corpora/huts/documents/a', label: 'a', note: '' }], nextPageToken: null }),
  );
  expect(await list?.({ ...page, what: 'file-search-stores' }, signal)).toEqual(
    ok({
      items: [
        { name: 'fileSearchStores/s', label: 's', note: '1 document · 2 failed · 5 MB · made 2026-01-02' },
      ],
      nextPageToken: null,
    }),
  );
});
