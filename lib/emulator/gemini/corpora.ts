import { notFound } from '../api-error';
import { pageOf } from '../paging';
import { get, list, type Route, replyWith } from '../route';
import {
  chunkResource,
  chunksOf,
  corpusResource,
  documentAt,
  documentResource,
  openCorpus,
} from './resources';

const pages = { usual: 10, most: 20 };
const chunkPages = { usual: 10, most: 100 };

/** `RetrieverService`: listing and getting corpora, documents and chunks. */
export const corpora: Route[] = [
  list('v1beta', 'corpora', pages, async ({ engine, request }) => {
    const all = (await engine.library().corpora()).map(corpusResource);
    return replyWith(pageOf(all, request, 'corpora', request.list));
  }),
  get('v1beta', 'corpora/{corpus}', async ({ engine, path }) => {
    const shelf = await openCorpus(engine, path.corpus);
    return shelf.ok ? replyWith(corpusResource(shelf.value.corpus)) : shelf;
  }),
  list('v1beta', 'corpora/{corpus}/documents', pages, async ({ engine, path, request }) => {
    const shelf = await openCorpus(engine, path.corpus);
    if (!shelf.ok) return shelf;
    const documents = shelf.value.opened.documents.map((_, index) =>
      documentResource(shelf.value, index, `corpora/${path.corpus}`),
    );
    return replyWith(pageOf(documents, request, 'documents', request.list));
  }),
  get('v1beta', 'corpora/{corpus}/documents/{document}', async ({ engine, path }) => {
    const shelf = await openCorpus(engine, path.corpus);
    if (!shelf.ok) return shelf;
    const index = documentAt(shelf.value, path.document);
    return index.ok ? replyWith(documentResource(shelf.value, index.value, `corpora/${path.corpus}`)) : index;
  }),
  list(
    'v1beta',
    'corpora/{corpus}/documents/{document}/chunks',
    chunkPages,
    async ({ engine, path, request }) => {
      const shelf = await openCorpus(engine, path.corpus);
      if (!shelf.ok) return shelf;
      const index = documentAt(shelf.value, path.document);
      if (!index.ok) return index;
      const chunks = chunksOf(shelf.value, index.value).map((chunk) => chunkResource(shelf.value, chunk));
      return replyWith(pageOf(chunks, request, 'chunks', request.list));
    },
  ),
  get('v1beta', 'corpora/{corpus}/documents/{document}/chunks/{chunk}', async ({ engine, path }) => {
    const shelf = await openCorpus(engine, path.corpus);
    if (!shelf.ok) return shelf;
    const index = documentAt(shelf.value, path.document);
    if (!index.ok) return index;
    const chunk = /^(?:0|[1-9]\d{0,8})$/.test(path.chunk)
      ? chunksOf(shelf.value, index.value)[Number(path.chunk)]
      : undefined;
    return chunk === undefined
      ? notFound(
          `The chunk corpora/${path.corpus}/documents/${path.document}/chunks/${path.chunk} is not found.`,
        )
      : replyWith(chunkResource(shelf.value, chunk));
  }),
];
