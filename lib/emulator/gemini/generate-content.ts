import { fileSearchDialect } from '../../engine/wire';
import type { ValueOf } from '../../proto-json';
import type { SearchSettings } from '../../retrieval';
import { groundedReply, unretrievedReply } from '../answering';
import { given, invalidField, notFound, type Tried } from '../api-error';
import { type Engine, findOn, type Shelf } from '../engine';
import { documentFilter } from '../filters/document-filter';
import { readModelSettings } from '../model-settings';
import { questionIn } from '../question';
import { post, type Reply, type Route } from '../route';
import { generateContentRequest } from '../schemas/gemini/generate';
import { demandOnly } from '../tools';
import { openFileSearchStore } from './file-search-stores';

type Request = NonNullable<ValueOf<typeof generateContentRequest>>;
type FileSearch = NonNullable<Request['tools'][number]['fileSearch']>;

const usualTopK = 10;
const models = ['models/{model}', 'tunedModels/{model}'] as const;

/** `GenerativeService.GenerateContent` and `StreamGenerateContent`, for any model, grounded by File Search. */
export const generateContent: Route[] = models.flatMap((model) =>
  ([false, true] as const).map((streams) =>
    post(
      'v1beta',
      `${model}:${streams ? 'streamGenerateContent' : 'generateContent'}`,
      generateContentRequest,
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
  const only = demandOnly(tools, 'fileSearch');
  if (!only.ok) return only;
  const [fileSearch, ...others] = tools.flatMap((tool) => tool.fileSearch ?? []);
  const answering = { engine, signal, streams };
  if (fileSearch === undefined) return unretrievedReply(question.value, 'fileSearch', answering);
  if (others.length > 0) return invalidField('tools', 'At most one file search tool is supported.');
  const shelf = await openStore(engine, fileSearch);
  if (!shelf.ok) return shelf;
  const settings = settingsOf(fileSearch, shelf.value);
  if (!settings.ok) return settings;
  const found = await findOn(engine, shelf.value, question.value, settings.value, signal);
  const dialect = fileSearchDialect(`fileSearchStores/${shelf.value.corpus.id}`);
  return found.ok ? groundedReply(found.value, limit.value, dialect, answering) : found;
}

/** The service searches several stores at once; here it has to be one. */
async function openStore(engine: Engine, fileSearch: FileSearch): Promise<Tried<Shelf>> {
  const older = fileSearch.retrievalResources.map(({ ragStoreName }) => ragStoreName ?? '');
  const names = fileSearch.fileSearchStoreNames.length > 0 ? fileSearch.fileSearchStoreNames : older;
  const [name, ...others] = names;
  const field = 'tools[0].file_search.file_search_store_names';
  if (name === undefined) return invalidField(field, 'A file search store is required.');
  if (others.length > 0) return invalidField(field, 'The emulator searches one file search store at a time.');
  const id = /^(?:fileSearchStores|ragStores)\/([^/]+)$/.exec(name)?.[1];
  return id === undefined
    ? invalidField(field, `${JSON.stringify(name)} is not a name like fileSearchStores/{store}.`)
    : openFileSearchStore(engine, id);
}

function settingsOf(fileSearch: FileSearch, shelf: Shelf): Tried<SearchSettings> {
  const topK = fileSearch.topK ?? fileSearch.retrievalConfig?.topK ?? 0;
  if (topK < 0) return invalidField('tools[0].file_search.top_k', `top_k is ${topK}; it must be positive.`);
  const filter = fileSearch.metadataFilter ?? fileSearch.retrievalConfig?.metadataFilter;
  const admitted = documentFilter(shelf, filter, 'tools[0].file_search.metadata_filter');
  return admitted.ok ? given({ topK: topK === 0 ? usualTopK : topK, ...admitted.value }) : admitted;
}
