import aiplatform from '@google-cloud/aiplatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asClient, plain } from '../testing/as-client';
import {
  answerOf,
  contents,
  corpus,
  handle,
  location,
  model,
  question,
  ragTool,
  withoutId,
} from '../testing/ask';
import { type Served, serve } from '../testing/serve';

let served: Served;
beforeAll(async () => {
  served = await serve(handle);
});
afterAll(() => served.close());

/** Google's REST clients hold no path in their address, so they call `/v1/…` without a prefix. */
const options = () => ({
  fallback: true,
  apiEndpoint: '127.0.0.1',
  port: served.port,
  protocol: 'http',
  apiKey: 'any',
});

describe.each(['v1', 'v1beta1'] as const)('@google-cloud/aiplatform, %s', (version) => {
  const named = (message: string) => `google.cloud.aiplatform.${version}.${message}`;

  test('VertexRagServiceClient.retrieveContexts', async () => {
    const client = new aiplatform[version].VertexRagServiceClient(options());
    const request = {
      vertexRagStore: {
        ragResources: [{ ragCorpus: corpus, ragFileIds: ['annual-leave-policy', 'glossary'] }],
      },
      query: {
        text: question,
        ragRetrievalConfig: { topK: 3, filter: { vectorSimilarityThreshold: 0.1 } },
      },
    };
    const [response] = await client.retrieveContexts({ parent: location, ...request });
    const raw = await answerOf(`${version}/${location}:retrieveContexts`, request);
    expect(raw).toMatchObject({ status: 200, body: { contexts: { contexts: { length: 3 } } } });
    expect(plain(response)).toEqual(plain(asClient(named('RetrieveContextsResponse'), raw.body)));
  });

  test('VertexRagDataServiceClient lists corpora and files through all pages, and gets them', async () => {
    const client = new aiplatform[version].VertexRagDataServiceClient(options());
    const corpora = await collected(client.listRagCorporaAsync({ parent: location, pageSize: 1 }));
    expect(corpora.map((each) => Reflect.get(Object(each), 'name'))).toEqual([
      corpus,
      `${location}/ragCorpora/world`,
    ]);
    expect(plain(corpora[0])).toEqual(
      plain(asClient(named('RagCorpus'), (await answerOf(`${version}/${corpus}`)).body)),
    );
    const files = await collected(client.listRagFilesAsync({ parent: corpus, pageSize: 30 }));
    const raw = (await answerOf(`${version}/${corpus}/ragFiles?pageSize=1000`)).body;
    expect(files.length).toBeGreaterThan(60);
    expect(plain({ nextPageToken: '', ragFiles: files })).toEqual(
      plain(asClient(named('ListRagFilesResponse'), raw)),
    );
    const name = `${corpus}/ragFiles/glossary`;
    expect(plain((await client.getRagFile({ name }))[0])).toEqual(
      plain(asClient(named('RagFile'), (await answerOf(`${version}/${name}`)).body)),
    );
    expect((await client.getRagCorpus({ name: corpus }))[0].displayName).toBe('Brindlewheel handbook');
  });

  test('PredictionServiceClient generates, whole and as a stream', async () => {
    const request = { contents: contents(), tools: [ragTool(3)], generationConfig: { temperature: 0.2 } };
    const { whole, stream } = predictions(version, { model, ...request });
    const raw = (await answerOf(`${version}/${model}:generateContent`, request)).body;
    const asGiven = (json: unknown) => withoutId(plain(asClient(named('GenerateContentResponse'), json)));
    expect(withoutId(plain(await whole()))).toEqual(asGiven(raw));
    const events = await collected(stream());
    const rawEvents = (await answerOf(`${version}/${model}:streamGenerateContent`, request)).body;
    expect(events.length).toBeGreaterThan(2);
    expect(events.map((event) => withoutId(plain(event)))).toEqual([rawEvents].flat().map(asGiven));
  });

  test('errors come through with their code', async () => {
    const client = new aiplatform[version].VertexRagDataServiceClient(options());
    await expect(client.getRagFile({ name: `${corpus}/ragFiles/none` })).rejects.toMatchObject({
      message: expect.stringContaining(`RagFile ${corpus}/ragFiles/none is not found.`),
    });
  });
});

/** The two versions' clients have types of their own, so that what is called is spelt out for each. */
function predictions(version: 'v1' | 'v1beta1', request: object) {
  const { v1, v1beta1 } = aiplatform;
  const stable = new v1.PredictionServiceClient(options());
  const beta = new v1beta1.PredictionServiceClient(options());
  return version === 'v1'
    ? {
        whole: async (): Promise<unknown> => (await stable.generateContent(request))[0],
        stream: (): AsyncIterable<unknown> => stable.streamGenerateContent(request),
      }
    : {
        whole: async (): Promise<unknown> => (await beta.generateContent(request))[0],
        stream: (): AsyncIterable<unknown> => beta.streamGenerateContent(request),
      };
}

async function collected(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const item of items) list.push(item);
  return list;
}
