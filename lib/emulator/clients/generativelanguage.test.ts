import generativelanguage from '@google-ai/generativelanguage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asClient, plain } from '../testing/as-client';
import { answerOf, contents, fileSearchTool, handle, question, withoutId } from '../testing/ask';
import { type Served, serve } from '../testing/serve';

let served: Served;
beforeAll(async () => {
  served = await serve(handle);
});
afterAll(() => served.close());

const options = () => ({
  fallback: true,
  apiEndpoint: '127.0.0.1',
  port: served.port,
  protocol: 'http',
  apiKey: 'any',
});
const named = (message: string) => `google.ai.generativelanguage.v1beta.${message}`;

test('RetrieverServiceClient queries a corpus and a document', async () => {
  const client = new generativelanguage.v1beta.RetrieverServiceClient(options());
  const request = {
    query: question,
    resultsCount: 4,
    metadataFilters: [
      {
        key: 'document.custom_metadata.words',
        conditions: [{ numericValue: 200, operation: 'GREATER_EQUAL' as const }],
      },
      {
        key: 'document.custom_metadata.type',
        conditions: [{ stringValue: 'md', operation: 'EQUAL' as const }],
      },
    ],
  };
  const [response] = await client.queryCorpus({ name: 'corpora/handbook', ...request });
  const raw = (await answerOf('v1beta/corpora/handbook:query', request)).body;
  expect(raw).toMatchObject({ relevantChunks: { length: 4 } });
  expect(plain(response)).toEqual(plain(asClient(named('QueryCorpusResponse'), raw)));

  const within = {
    query: question,
    metadataFilters: [
      {
        key: 'chunk.custom_metadata.headings',
        conditions: [{ stringValue: 'Carrying days over', operation: 'INCLUDES' as const }],
      },
    ],
  };
  const name = 'corpora/handbook/documents/annual-leave-policy';
  const [ofDocument] = await client.queryDocument({ name, ...within });
  const rawOfDocument = (await answerOf(`v1beta/${name}:query`, within)).body;
  expect(rawOfDocument).toMatchObject({ relevantChunks: { length: 1 } });
  expect(plain(ofDocument)).toEqual(plain(asClient(named('QueryDocumentResponse'), rawOfDocument)));
});

test('RetrieverServiceClient lists corpora, documents and chunks through all pages', async () => {
  const client = new generativelanguage.v1beta.RetrieverServiceClient(options());
  const corpora = await names(client.listCorporaAsync({ pageSize: 1 }));
  expect(corpora).toEqual(['corpora/handbook', 'corpora/world']);
  const documents = await names(client.listDocumentsAsync({ parent: 'corpora/handbook', pageSize: 20 }));
  expect(documents.length).toBeGreaterThan(60);
  const parent = 'corpora/handbook/documents/annual-leave-policy';
  const chunks = await names(client.listChunksAsync({ parent, pageSize: 2 }));
  expect(chunks.slice(0, 2)).toEqual([`${parent}/chunks/0`, `${parent}/chunks/1`]);
  const [chunk] = await client.getChunk({ name: `${parent}/chunks/1` });
  const raw = (await answerOf(`v1beta/${parent}/chunks/1`)).body;
  expect(plain(chunk)).toEqual(plain(asClient(named('Chunk'), raw)));
});

test.each(['ABSTRACTIVE', 'EXTRACTIVE', 'VERBOSE'] as const)(
  'GenerativeServiceClient.generateAnswer, %s, over passages and over a corpus',
  async (answerStyle) => {
    const client = new generativelanguage.v1beta.GenerativeServiceClient(options());
    const passages = [
      { id: 'hours', content: { parts: [{ text: 'The mill opens at 8. It closes at 17.' }] } },
      { id: 'rye', content: { parts: [{ text: 'The mill grinds rye and wheat.' }] } },
    ];
    const inline = {
      answerStyle,
      contents: contents('When does the mill open?'),
      inlinePassages: { passages },
    };
    const semantic = {
      answerStyle,
      contents: contents(),
      semanticRetriever: { source: 'corpora/handbook', query: { parts: [{ text: question }] } },
    };
    for (const request of [inline, semantic]) {
      const [response] = await client.generateAnswer({ model: 'models/aqa', ...request });
      const raw = (await answerOf('v1beta/models/aqa:generateAnswer', request)).body;
      expect(raw).toMatchObject({ answer: { groundingAttributions: expect.anything() } });
      expect(plain(response)).toEqual(plain(asClient(named('GenerateAnswerResponse'), raw)));
    }
  },
);

test('GenerativeServiceClient generates over File Search, as the published proto names the store', async () => {
  const client = new generativelanguage.v1beta.GenerativeServiceClient(options());
  const tools = [
    {
      fileSearch: {
        retrievalResources: [{ ragStoreName: 'fileSearchStores/handbook' }],
        retrievalConfig: { topK: 3 },
      },
    },
  ];
  const [response] = await client.generateContent({ model: 'models/g', contents: contents(), tools });
  const raw = (
    await answerOf('v1beta/models/g:generateContent', { contents: contents(), tools: [fileSearchTool(3)] })
  ).body;
  expect(withoutId(plain(response))).toEqual(
    withoutId(plain(asClient(named('GenerateContentResponse'), raw))),
  );
});

async function names(items: AsyncIterable<{ name?: string | null }>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const { name } of items) list.push(name);
  return list;
}
