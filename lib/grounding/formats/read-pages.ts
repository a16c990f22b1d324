import type { Json, Pointer } from '../model';
import type { Notes } from './notes';
import { fieldAt, fieldsOf, numberField } from './read';
import { pageSpan, ragChunk } from './schemas';

export type Pages = { first: number; last: number } | null;

type RagChunk = { text: Json | undefined; pages: Pages };

export const noRagChunk: RagChunk = { text: undefined, pages: null };

/** A RagChunk's text and pages. Pages count from 1 and both ends are inside; 0 is what proto3 has for "not known". */
export function readRagChunk(value: Json | undefined, at: Pointer, notes: Notes): RagChunk {
  const fields = fieldsOf(value, ragChunk, at, notes);
  if (fields === null) return noRagChunk;
  return {
    text: fields.text,
    pages: readSpan(fields.pageSpan, fieldAt(value, ragChunk, 'pageSpan', at), notes),
  };
}

function readSpan(value: Json | undefined, at: Pointer, notes: Notes): Pages {
  const fields = fieldsOf(value, pageSpan, at, notes);
  if (fields === null) return null;
  const first = page(fields.firstPage, 'firstPage', at, notes);
  const last = page(fields.lastPage, 'lastPage', at, notes);
  const known = first ?? last;
  return known === null ? null : { first: first ?? known, last: last ?? known };
}

/** A page number, or null where none is sent. */
export function page(value: Json | undefined, name: string, at: Pointer, notes: Notes): number | null {
  const number = numberField(value, name, at, notes);
  return number !== null && number > 0 ? number : null;
}
