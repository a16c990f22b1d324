import { chunkMetadata, documentMetadata } from '../../engine/metadata';
import type { Hit, SearchSettings } from '../../retrieval';
import { given, invalidField, type Tried } from '../api-error';
import { type Engine, findOn, type Shelf } from '../engine';
import { type MetadataTest, metadataTest } from '../filters/metadata-filters';
import { searchable } from '../question';
import { post, type Reply, type Route, replyWith } from '../route';
import { type MetadataFilter, queryCorpusRequest, queryDocumentRequest } from '../schemas/gemini/query';
import { chunkResource, documentAt, documentResource, openCorpus } from './resources';

const usualResults = 10;
const mostResults = 100;

/** `RetrieverService.QueryCorpus` and `QueryDocument`. Relevance is the cosine similarity: higher is better. */
export const queries: Route[] = [
  post('v1beta', 'corpora/{corpus}:query', queryCorpusRequest, async ({ engine, signal, path, request }) => {
    const shelf = await openCorpus(engine, path.corpus);
    if (!shelf.ok) return shelf;
    const test = metadataTest(request.metadataFilters, ['document', 'chunk'], 'metadata_filters');
    return test.ok ? query(request, shelf.value, test.value, null, engine, signal) : test;
  }),
  post(
    'v1beta',
    'corpora/{corpus}/documents/{document}:query',
    queryDocumentRequest,
    async ({ engine, signal, path, request }) => {
      const shelf = await openCorpus(engine, path.corpus);
      if (!shelf.ok) return shelf;
      const index = documentAt(shelf.value, path.document);
      if (!index.ok) return index;
      const test = metadataTest(request.metadataFilters, ['chunk'], 'metadata_filters');
      return test.ok ? query(request, shelf.value, test.value, index.value, engine, signal) : test;
    },
  ),
];

type Query = {
  readonly query: string | null;
  readonly resultsCount: number | null;
  readonly metadataFilters: readonly MetadataFilter[];
};

async function query(
  request: Query,
  shelf: Shelf,
  test: MetadataTest,
  document: number | null,
  engine: Engine,
  signal: AbortSignal,
): Promise<Tried<Reply>> {
  const question = searchable(request.query ?? '', 'query', 'The query must not be empty.');
  if (!question.ok) return question;
  const count = countOf(request.resultsCount);
  if (!count.ok) return count;
  const settings = { topK: count.value, admits: admission(shelf, test, document) };
  const found = await findOn(engine, shelf, question.value, settings, signal);
  if (!found.ok) return found;
  const relevantChunks = found.value.hits.map((hit) => relevantChunk(shelf, hit));
  return replyWith(relevantChunks.length === 0 ? {} : { relevantChunks });
}

function countOf(sent: number | null): Tried<number> {
  if (sent === null || sent === 0) return given(usualResults);
  return sent < 0 || sent > mostResults
    ? invalidField('results_count', `results_count is ${sent}; it has to be from 1 to ${mostResults}.`)
    : given(sent);
}

/** Which chunks may be found: those of one document, or of all, that fulfil the filters. */
export function admission(
  { corpus, opened }: Shelf,
  test: MetadataTest,
  document: number | null,
): NonNullable<SearchSettings['admits']> {
  const fitting = opened.documents.map(
    (_, index) =>
      (document === null || document === index) && test.document(documentMetadata(corpus, opened, index)),
  );
  return (chunk) => fitting[chunk.document] === true && test.chunk(chunkMetadata(chunk));
}

function relevantChunk(shelf: Shelf, { chunk, distance }: Hit) {
  const relevance = 1 - distance;
  return {
    ...(relevance === 0 ? {} : { chunkRelevanceScore: relevance }),
    chunk: chunkResource(shelf, chunk),
    document: documentResource(shelf, chunk.document, `corpora/${shelf.corpus.id}`),
  };
}
