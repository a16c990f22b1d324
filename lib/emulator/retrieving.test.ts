import { describe, expect, test } from 'vitest';
import { answerOf, corpus, location, question } from './testing/ask';

const retrieve = (more: object = {}, store: object = {}) => ({
  vertexRagStore: { ragResources: [{ ragCorpus: corpus }], ...store },
  query: { text: question, ...more },
});

describe('what the settings of a retrieval do', () => {
  const distances = async (more: object, version = 'v1', store: object = {}): Promise<unknown> => {
    const { body } = await answerOf(
      `${version}/${location}:retrieveContexts?fields=contexts.contexts(score,sourceUri)`,
      retrieve(more, store),
    );
    return body;
  };

  const scores = (body: unknown) =>
    [...JSON.stringify(body).matchAll(/"score":([\d.]+)/g)].map(([, score]) => Number(score));

  test('topK, thresholds, files, and a filter over metadata', async () => {
    const all = await distances({});
    expect(all).toMatchObject({ contexts: { contexts: { length: 10 } } });
    expect(await distances({ ragRetrievalConfig: { topK: 0 } })).toEqual(all);
    expect(await distances({ ragRetrievalConfig: { topK: 2 } })).toMatchObject({
      contexts: { contexts: { length: 2 } },
    });
    const near = { ragRetrievalConfig: { filter: { vectorDistanceThreshold: 0.7 } } };
    const some = await distances(near);
    expect(scores(some).length).toBeGreaterThan(1);
    expect(scores(some)).toEqual(scores(all).filter((score) => score < 0.7));
    expect(await distances({ ragRetrievalConfig: { filter: { vectorSimilarityThreshold: 0.3 } } })).toEqual(
      some,
    );
    expect(await distances({}, 'v1', { vectorDistanceThreshold: 0.7 })).toEqual(some);
    const filter = { metadataFilter: 'type = "txt" AND words > 10' };
    const texts = await distances({ ragRetrievalConfig: { topK: 50, filter } });
    expect(new Set(JSON.stringify(texts).match(/\.(?:md|txt)"/g))).toEqual(new Set(['.txt"']));
    expect(await distances({ ragRetrievalConfig: { filter: { metadataFilter: 'type = "pdf"' } } })).toEqual({
      contexts: {},
    });
  });

  test('what only v1beta1 has', async () => {
    const two = await distances({ ragRetrievalConfig: { topK: 2 } });
    expect(await distances({ similarityTopK: 2 }, 'v1beta1')).toEqual(two);
    expect(
      await distances({ ragRetrievalConfig: { topK: 2, hybridSearch: { alpha: 0 } } }, 'v1beta1'),
    ).toEqual(two);
    expect(
      await distances({ similarityTopK: 2 }, 'v1beta1', { ragResources: [], ragCorpora: [corpus] }),
    ).toEqual(two);
  });
});
