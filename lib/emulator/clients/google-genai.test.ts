import { ApiError, type GenerateContentResponse, GoogleGenAI } from '@google/genai';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '../testing/as-client';
import {
  answerOf,
  contents,
  corpus,
  eventsOf,
  fileSearchTool,
  handle,
  model,
  question,
  ragTool,
} from '../testing/ask';
import { type Served, serve } from '../testing/serve';

let served: Served;
beforeAll(async () => {
  served = await serve(handle);
});
afterAll(() => served.close());

const baseUrl = () => `${served.origin}/emulator`;
const vertex = (apiVersion: 'v1' | 'v1beta1') =>
  new GoogleGenAI({
    vertexai: true,
    project: 'p',
    location: 'europe-west4',
    apiVersion,
    httpOptions: { baseUrl: baseUrl() },
    googleAuthOptions: { authClient: new PassThroughClient() },
  });
const express = () => new GoogleGenAI({ vertexai: true, apiKey: 'k', httpOptions: { baseUrl: baseUrl() } });
const gemini = () => new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: baseUrl() } });

/** What the service said, out of the client's class. */
const said = (response: GenerateContentResponse) =>
  plain({
    candidates: response.candidates,
    usageMetadata: response.usageMetadata,
    modelVersion: response.modelVersion,
  });
const saidRaw = (body: unknown) => {
  const { candidates, usageMetadata, modelVersion } = Object(body);
  return plain({ candidates, usageMetadata, modelVersion });
};

const gemini25 = 'gemini-2.5-flash';
const cases: [
  string,
  () => GoogleGenAI,
  string,
  ReturnType<typeof ragTool> | ReturnType<typeof fileSearchTool>,
][] = [
  ['Vertex AI v1', () => vertex('v1'), `v1/${model}`, ragTool(3)],
  ['Vertex AI v1beta1', () => vertex('v1beta1'), `v1beta1/${model}`, ragTool(3)],
  ['Vertex AI express mode', express, `v1beta1/publishers/google/models/${gemini25}`, ragTool(3)],
  ['Gemini API', gemini, `v1beta/models/${gemini25}`, fileSearchTool(3)],
];

describe.each(cases)('@google/genai, %s', (_, client, path, tool) => {
  const request = {
    model: gemini25,
    contents: question,
    config: { tools: [tool], temperature: 0.2, maxOutputTokens: 200, systemInstruction: 'Be brief.' },
  };
  const body = { contents: contents(), tools: [tool], generationConfig: { maxOutputTokens: 200 } };

  test('generateContent', async () => {
    const response = await client().models.generateContent(request);
    const raw = (await answerOf(`${path}:generateContent`, body)).body;
    expect(response.text).toMatch(/^Up to \*\*five days\*\* may be carried/);
    expect(response.candidates?.[0]?.groundingMetadata?.groundingSupports).not.toHaveLength(0);
    expect(said(response)).toEqual(saidRaw(raw));
  });

  test('generateContentStream', async () => {
    const events: unknown[] = [];
    for await (const event of await client().models.generateContentStream(request)) events.push(said(event));
    const raw = await eventsOf(`${path}:streamGenerateContent`, body);
    expect(events.length).toBeGreaterThan(2);
    expect(events).toEqual(raw.map(saidRaw));
  });

  test('errors', async () => {
    const error = await client()
      .models.generateContent({ ...request, config: { tools: [{ googleSearch: {} }] } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      message: expect.stringContaining('can\'t honour the tool \\"googleSearch\\"'),
    });
  });
});

test("an unknown corpus is a 404 in Google's words", async () => {
  const tools = [{ retrieval: { vertexRagStore: { ragResources: [{ ragCorpus: `${corpus}-none` }] } } }];
  await expect(
    vertex('v1').models.generateContent({ model: gemini25, contents: question, config: { tools } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('file search stores, their documents, models and tokens', async () => {
  const client = gemini();
  const stores: unknown[] = [];
  for await (const store of await client.fileSearchStores.list({ config: { pageSize: 1 } }))
    stores.push(plain(store));
  const raw = (await answerOf('v1beta/fileSearchStores')).body;
  expect({ fileSearchStores: stores }).toEqual(raw);
  const name = 'fileSearchStores/world/documents/tarifs-fr';
  expect(plain(await client.fileSearchStores.documents.get({ name }))).toEqual(
    (await answerOf(`v1beta/${name}`)).body,
  );
  expect((await client.models.get({ model: gemini25 })).name).toBe(`models/${gemini25}`);
  expect((await client.models.countTokens({ model: gemini25, contents: question })).totalTokens).toBe(17);
});
