import type { Json, Pointer, ReadChunk } from '../model';
import type { Notes } from './notes';
import { fieldAt, fieldsOf, type Schema, textField } from './read';
import { noRagChunk, page, readRagChunk } from './read-pages';
import { groundingChunk, image, maps, retrievedContext, web } from './schemas';

/** One slot of `groundingChunks`. What is empty or of an unknown kind keeps its slot: supports count by position. */
export function readChunk(value: Json, at: Pointer, notes: Notes): ReadChunk {
  const fields = value === null ? null : fieldsOf(value, groundingChunk, at, notes);
  if (fields?.retrievedContext != null)
    return readRetrieved(
      fields.retrievedContext,
      at,
      fieldAt(value, groundingChunk, 'retrievedContext', at),
      notes,
    );
  if (fields?.web != null)
    return readPlain('web', web, fields.web, at, fieldAt(value, groundingChunk, 'web', at), notes);
  if (fields?.maps != null)
    return readPlain('maps', maps, fields.maps, at, fieldAt(value, groundingChunk, 'maps', at), notes);
  if (fields?.image != null)
    return readPlain('image', image, fields.image, at, fieldAt(value, groundingChunk, 'image', at), notes);
  return unread(at);
}

const unread = (at: Pointer): ReadChunk => ({
  at,
  kind: 'unread',
  title: null,
  uri: null,
  text: null,
  pages: null,
});

function readRetrieved(value: Json, at: Pointer, inside: Pointer, notes: Notes): ReadChunk {
  const fields = fieldsOf(value, retrievedContext, inside, notes);
  if (fields === null) return unread(at);
  const rag =
    fields.ragChunk == null
      ? noRagChunk
      : readRagChunk(fields.ragChunk, fieldAt(value, retrievedContext, 'ragChunk', inside), notes);
  const number = page(fields.pageNumber, 'pageNumber', inside, notes);
  return {
    at,
    kind: 'retrieved',
    title: textField(fields.title, 'title', inside, notes),
    uri:
      textField(fields.uri, 'uri', inside, notes) ??
      textField(fields.documentName, 'documentName', inside, notes),
    text:
      textField(fields.text, 'text', inside, notes) ??
      (typeof rag.text === 'string' && rag.text !== '' ? rag.text : null),
    pages: rag.pages ?? (number === null ? null : { first: number, last: number }),
  };
}

function readPlain(
  kind: 'web' | 'maps' | 'image',
  of: Schema,
  value: Json,
  at: Pointer,
  inside: Pointer,
  notes: Notes,
): ReadChunk {
  const fields = fieldsOf(value, of, inside, notes);
  if (fields === null) return unread(at);
  return {
    at,
    kind,
    title:
      textField(fields.title, 'title', inside, notes) ?? textField(fields.domain, 'domain', inside, notes),
    // An image must be attributed to its page, so that is where a link leads.
    uri:
      kind === 'image'
        ? textField(fields.sourceUri, 'sourceUri', inside, notes)
        : textField(fields.uri, 'uri', inside, notes),
    text: textField(fields.text, 'text', inside, notes),
    pages: null,
  };
}
