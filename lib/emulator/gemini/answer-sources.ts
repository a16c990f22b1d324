import type { Found } from '../../engine/find';
import type { ValueOf } from '../../proto-json';
import { type Asked, askedWith, type Hit, open, questionLanguage, search, tokensIn } from '../../retrieval';
import { given, invalidField, type Tried } from '../api-error';
import { type Engine, findOn, type Shelf } from '../engine';
import { metadataTest } from '../filters/metadata-filters';
import { searchable, textOf } from '../question';
import type { generateAnswerRequest } from '../schemas/gemini/generate';
import { admission } from './query';
import { chunkName, documentAt, openCorpus } from './resources';

type Request = NonNullable<ValueOf<typeof generateAnswerRequest>>;

/** What an answer is written over, and how one of its hits is named as a source. */
export type AnswerSources = { found: Found; sourceId(hit: Hit): object };

/** Far more than the service's answering model reads. */
const mostTokens = 30_000;
const mostPassages = 100;

/** The passages that came with the request. They are strangers here, so the words alone decide. */
export function inlineSources(
  { passages }: NonNullable<Request['inlinePassages']>,
  question: string,
): Tried<AnswerSources> {
  const parts = passages.flatMap(({ id, content }) =>
    (content?.parts ?? []).map(({ text }, partIndex) => ({
      passageId: id ?? '',
      partIndex,
      text: text ?? '',
    })),
  );
  if (parts.every(({ text }) => text.trim() === ''))
    return invalidField('inline_passages.passages', 'At least one passage with text is required.');
  if (parts.reduce((sum, { text }) => sum + tokensIn(text), 0) > mostTokens)
    return invalidField('inline_passages', `The passages exceed the maximum of ${mostTokens} tokens.`);
  const documents = parts.map(({ passageId, text }, index) => ({
    id: String(index),
    name: passageId,
    title: passageId,
    text,
  }));
  const opened = open(documents, questionLanguage(question) === 'en' ? 'en' : 'mixed');
  const asked = askedWith(question, null);
  const hits = search(opened, asked, { topK: mostPassages });
  return given({
    found: { opened, asked, hits: hits.ok ? hits.value : [] },
    sourceId: ({ chunk }) => {
      const { passageId = '', partIndex = 0 } = parts[chunk.document] ?? {};
      return { groundingPassage: { passageId, ...(partIndex === 0 ? {} : { partIndex }) } };
    },
  });
}

const usualChunks = 10;
const mostChunks = 100;

/** What a corpus, or one document of it, holds on the retriever's own query. */
export async function retrievedSources(
  retriever: NonNullable<Request['semanticRetriever']>,
  question: string,
  engine: Engine,
  signal: AbortSignal,
): Promise<Tried<AnswerSources>> {
  const source = retriever.source ?? '';
  const [, corpus, document] = /^corpora\/([^/]+)(?:\/documents\/([^/]+))?$/.exec(source) ?? [];
  if (corpus === undefined)
    return invalidField(
      'semantic_retriever.source',
      `${JSON.stringify(source)} is neither corpora/{corpus} nor corpora/{corpus}/documents/{document}.`,
    );
  const query = searchable(
    retriever.query === null ? '' : textOf(retriever.query),
    'semantic_retriever.query',
    'The query must have text.',
  );
  if (!query.ok) return query;
  const count = retriever.maxChunksCount ?? usualChunks;
  if (count < 1 || count > mostChunks)
    return invalidField(
      'semantic_retriever.max_chunks_count',
      `max_chunks_count is ${count}; it has to be from 1 to ${mostChunks}.`,
    );
  const shelf = await openCorpus(engine, corpus);
  if (!shelf.ok) return shelf;
  const index = document === undefined ? given(null) : documentAt(shelf.value, document);
  if (!index.ok) return index;
  const levels = document === undefined ? (['document', 'chunk'] as const) : (['chunk'] as const);
  const test = metadataTest(retriever.metadataFilters, levels, 'semantic_retriever.metadata_filters');
  if (!test.ok) return test;
  const settings = { topK: count, admits: admission(shelf.value, test.value, index.value) };
  const found = await findOn(engine, shelf.value, query.value, settings, signal);
  if (!found.ok) return found;
  const asked = await engine.library().ask(shelf.value.opened, question);
  const hits = found.value.hits.filter(isRelevant(retriever.minimumRelevanceScore));
  return given(retrieved(shelf.value, asked, hits, source));
}

const isRelevant = (least: number | null) => (hit: Hit) => least === null || 1 - hit.distance >= least;

const retrieved = (shelf: Shelf, asked: Asked, hits: Hit[], source: string): AnswerSources => ({
  found: { opened: shelf.opened, asked, hits },
  sourceId: ({ chunk }) => ({ semanticRetrieverChunk: { source, chunk: chunkName(shelf, chunk) } }),
});
