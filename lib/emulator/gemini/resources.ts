import { chunkMetadata, documentMetadata, type Metadata, type MetadataValue } from '../../engine/metadata';
import type { Chunk } from '../../retrieval';
import { given, notFound, type Tried } from '../api-error';
import { type Engine, openShelf, type Shelf } from '../engine';

/** The corpus `corpora/{id}`. */
export const openCorpus = (engine: Engine, id: string): Promise<Tried<Shelf>> =>
  openShelf(engine, id, `The corpus corpora/${id}`);

/** A document of a corpus, by its position. */
export function documentAt({ corpus, opened }: Shelf, id: string): Tried<number> {
  const index = opened.documents.findIndex((document) => document.id === id);
  return index === -1
    ? notFound(`The document corpora/${corpus.id}/documents/${id} is not found.`)
    : given(index);
}

export const corpusResource = ({ id, label }: { id: string; label: string }) => ({
  name: `corpora/${id}`,
  displayName: label,
});

/** @param parent the resource the document is listed under: a corpus or a file search store */
export function documentResource({ corpus, opened }: Shelf, index: number, parent: string) {
  const document = opened.documents[index];
  return {
    name: `${parent}/documents/${document?.id ?? ''}`,
    displayName: document?.title ?? '',
    customMetadata: customMetadata(documentMetadata(corpus, opened, index)),
  };
}

/** The chunks of one document, in order; a chunk's id is its number there. */
export const chunksOf = ({ opened }: Shelf, index: number): Chunk[] =>
  opened.chunks.filter(({ document }) => document === index);

export function chunkResource(shelf: Shelf, chunk: Chunk) {
  return {
    name: chunkName(shelf, chunk),
    data: { stringValue: chunk.text },
    customMetadata: customMetadata(chunkMetadata(chunk)),
    state: 'STATE_ACTIVE',
  };
}

export function chunkName({ corpus, opened }: Shelf, { document, index }: Chunk): string {
  const first = opened.chunks.find((chunk) => chunk.document === document)?.index ?? index;
  const id = opened.documents[document]?.id ?? '';
  return `corpora/${corpus.id}/documents/${id}/chunks/${index - first}`;
}

const customMetadata = (metadata: Metadata) =>
  [...metadata].map(([key, value]) => ({ key, ...valueResource(value) }));

function valueResource(value: MetadataValue) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { numericValue: value };
  return { stringListValue: value.length === 0 ? {} : { values: value } };
}
