import type { Tried } from '../api-error';
import type { Engine, Shelf } from '../engine';
import { openShelf } from '../engine';
import { pageOf } from '../paging';
import { get, list, type Route, replyWith } from '../route';
import { documentAt, documentResource } from './resources';

const pages = { usual: 10, most: 20 };

/** The store `fileSearchStores/{id}`: a corpus under the name File Search knows it by. */
export const openFileSearchStore = (engine: Engine, id: string): Promise<Tried<Shelf>> =>
  openShelf(engine, id, `The file search store fileSearchStores/${id}`);

/** File search stores and their documents, as Google's SDK lists and gets them. */
export const fileSearchStores: Route[] = [
  list('v1beta', 'fileSearchStores', pages, async ({ engine, request }) => {
    const stores = (await engine.library().corpora()).map(storeResource);
    return replyWith(pageOf(stores, request, 'fileSearchStores', request.list));
  }),
  get('v1beta', 'fileSearchStores/{store}', async ({ engine, path }) => {
    const shelf = await openFileSearchStore(engine, path.store);
    return shelf.ok ? replyWith(storeResource(shelf.value.corpus)) : shelf;
  }),
  list('v1beta', 'fileSearchStores/{store}/documents', pages, async ({ engine, path, request }) => {
    const shelf = await openFileSearchStore(engine, path.store);
    if (!shelf.ok) return shelf;
    const documents = shelf.value.opened.documents.map((_, index) => storedDocument(shelf.value, index));
    return replyWith(pageOf(documents, request, 'documents', request.list));
  }),
  get('v1beta', 'fileSearchStores/{store}/documents/{document}', async ({ engine, path }) => {
    const shelf = await openFileSearchStore(engine, path.store);
    if (!shelf.ok) return shelf;
    const index = documentAt(shelf.value, path.document);
    return index.ok ? replyWith(storedDocument(shelf.value, index.value)) : index;
  }),
];

const bytesOf = (documents: readonly { text: string }[]): string =>
  String(documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0));

const storeResource = ({ id, label, documents }: Shelf['corpus']) => ({
  name: `fileSearchStores/${id}`,
  displayName: label,
  activeDocumentsCount: String(documents.length),
  sizeBytes: bytesOf(documents),
});

function storedDocument(shelf: Shelf, index: number) {
  const document = shelf.opened.documents[index];
  return {
    ...documentResource(shelf, index, `fileSearchStores/${shelf.corpus.id}`),
    state: 'STATE_ACTIVE',
    mimeType: document?.name.endsWith('.md') ? 'text/markdown' : 'text/plain',
    sizeBytes: bytesOf(document === undefined ? [] : [document]),
  };
}
