import { ragDialect } from '../../engine/wire';
import type { ValueOf } from '../../proto-json';
import { groundedReply, unretrievedReply } from '../answering';
import { invalidField, notFound, type Tried } from '../api-error';
import { type Engine, findOn } from '../engine';
import { readModelSettings } from '../model-settings';
import { questionIn } from '../question';
import { post, type Reply, type Route } from '../route';
import { generateContentRequestOf } from '../schemas/vertex/generate-content';
import type { VertexVersion } from '../schemas/vertex/version';
import { demandOnly } from '../tools';
import { completed, openStore, settingsOf } from './rag-store';

type Request = NonNullable<ValueOf<ReturnType<typeof generateContentRequestOf>>>;

/** Where models are reached: by publisher in a location, without a project (express mode), and behind an endpoint. */
const models = [
  'projects/{project}/locations/{location}/publishers/{publisher}/models/{model}',
  'publishers/{publisher}/models/{model}',
  'projects/{project}/locations/{location}/endpoints/{endpoint}',
] as const;

/** `PredictionService.GenerateContent` and `StreamGenerateContent`, on each address of a model. */
export const generateContent = (version: VertexVersion): Route[] =>
  models.flatMap((model) =>
    ([false, true] as const).map((streams) =>
      post(
        version,
        `${model}:${streams ? 'streamGenerateContent' : 'generateContent'}`,
        generateContentRequestOf(version),
        ({ engine, signal, request }) => answer(request, engine, signal, streams),
        streams,
      ),
    ),
  );

async function answer(
  request: Request,
  engine: Engine,
  signal: AbortSignal,
  streams: boolean,
): Promise<Tried<Reply>> {
  const { contents, tools, generationConfig, cachedContent } = request;
  const question = questionIn(contents);
  if (!question.ok) return question;
  const limit = readModelSettings(generationConfig);
  if (!limit.ok) return limit;
  if (cachedContent) return notFound(`CachedContent ${cachedContent} is not found.`);
  const only = demandOnly(tools, 'retrieval');
  if (!only.ok) return only;
  const retrievals = tools.flatMap(({ retrieval }) => retrieval ?? []);
  const honoured = demandOnly(
    retrievals.map(({ disableAttribution, ...sources }) => sources),
    'vertexRagStore',
  );
  if (!honoured.ok) return honoured;
  const stores = retrievals.flatMap(({ vertexRagStore }) => vertexRagStore ?? []);
  const [ragStore, ...others] = stores;
  const answering = { engine, signal, streams };
  if (ragStore === undefined) return unretrievedReply(question.value, 'retrieval.vertexRagStore', answering);
  if (others.length > 0) return invalidField('tools', 'At most one retrieval tool is supported.');
  const store = await openStore(engine, ragStore, 'tools[0].retrieval.vertex_rag_store');
  if (!store.ok) return store;
  const { shelf, fileIds } = store.value;
  const config = completed(ragStore.ragRetrievalConfig, {
    topK: ragStore.similarityTopK,
    distance: ragStore.vectorDistanceThreshold,
  });
  const settings = settingsOf(
    config,
    fileIds,
    shelf,
    'tools[0].retrieval.vertex_rag_store.rag_retrieval_config',
  );
  if (!settings.ok) return settings;
  const found = await findOn(engine, shelf, question.value, settings.value, signal);
  return found.ok ? groundedReply(found.value, limit.value, ragDialect, answering) : found;
}
