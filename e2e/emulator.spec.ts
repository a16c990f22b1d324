import { ApiError, GoogleGenAI } from '@google/genai';
import { expect, test } from './fixtures';

const location = 'projects/mill/locations/europe-west4';
const corpus = `${location}/ragCorpora/handbook`;
const question = 'How many days of annual leave can I carry over into the next year?';
const answer = /^Up to \*\*five days\*\* may be carried into the next year\./;

const vertexRagStore = { ragResources: [{ ragCorpus: corpus }], ragRetrievalConfig: { topK: 3 } };
const asked = { model: 'gemini-2.5-flash', contents: question };

/** Google's client, pointed at this server. */
const client = (baseURL: string | undefined) =>
  new GoogleGenAI({ vertexai: true, apiKey: 'any', httpOptions: { baseUrl: `${baseURL}/emulator` } });

test("Google's client gets a grounded answer from the emulator", async ({ baseURL }) => {
  const { text, candidates } = await client(baseURL).models.generateContent({
    ...asked,
    config: { tools: [{ retrieval: { vertexRagStore } }] },
  });
  expect(text).toMatch(answer);
  const metadata = candidates?.[0]?.groundingMetadata;
  expect(metadata?.groundingChunks).toHaveLength(3);
  expect(metadata?.groundingSupports?.[0]).toMatchObject({
    segment: { text: 'Up to **five days** may be carried into the next year.' },
    groundingChunkIndices: expect.arrayContaining([0]),
  });
});

test('the answer streams, event by event, and carries its grounding at the end', async ({ baseURL }) => {
  const events = [];
  const stream = await client(baseURL).models.generateContentStream({
    ...asked,
    config: { tools: [{ retrieval: { vertexRagStore } }] },
  });
  for await (const event of stream) events.push(event);
  expect(events.length).toBeGreaterThan(2);
  expect(events.map(({ text }) => text).join('')).toMatch(answer);
  const metadata = events.map(({ candidates }) => candidates?.[0]?.groundingMetadata);
  expect(metadata.at(0)).toEqual({});
  expect(metadata.at(-1)?.groundingSupports).not.toHaveLength(0);
});

test('a tool it cannot honour is refused in the form of the service', async ({ baseURL }) => {
  const refused = await client(baseURL)
    .models.generateContent({ ...asked, config: { tools: [{ googleSearch: {} }] } })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('googleSearch') });
});

for (const path of [`/emulator/v1/${location}`, `/v1/${location}`]) {
  test(`contexts are retrieved at ${path}`, async ({ request }) => {
    const response = await request.post(`${path}:retrieveContexts`, {
      data: { vertexRagStore: { ragResources: [{ ragCorpus: corpus }] }, query: { text: question } },
    });
    expect(response.status()).toBe(200);
    const { contexts } = await response.json();
    expect(contexts.contexts[0]).toMatchObject({
      sourceUri: 'annual-leave-policy.md',
      text: expect.stringContaining('Up to **five days** may be carried'),
      score: expect.any(Number),
    });
    expect(response.headers()).not.toHaveProperty('content-security-policy');
  });

  test(`what is not there is told in JSON at ${path}`, async ({ request }) => {
    const response = await request.get(`${path}/ragCorpora/none`);
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        code: 404,
        message: `RagCorpus ${location}/ragCorpora/none is not found.`,
        status: 'NOT_FOUND',
      },
    });
    for (const wrong of [`${path}/nothing`, `${path}:retrieveContexts`])
      expect((await (await request.get(wrong)).json()).error.status).toBe('NOT_FOUND');
    const deleted = await request.delete(`${path}/ragCorpora/handbook`);
    expect(deleted.status()).toBe(501);
  });
}

for (const [path, status] of [
  ['/emulator', 404],
  ['/emulator/v1alpha/models', 404],
  ['/v1alpha/models', 404],
  ['/v1', 404],
  ['/v1/%ff', 400],
  ['/emulator/v1beta/corpora/%C3', 400],
] as const) {
  test(`the error at ${path} has the form of Google`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toBe('application/json; charset=UTF-8');
    expect((await response.json()).error.code).toBe(status);
  });
}
