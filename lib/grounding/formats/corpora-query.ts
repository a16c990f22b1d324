import { step } from '../decode/pointer';
import type { Json, Pointer, ReadContext } from '../model';
import type { Format } from './format';
import { createNotes, type Notes } from './notes';
import { fieldAt, fieldsOf, hasField, listField, numberField, textField } from './read';
import { readingOf } from './retrieve-contexts';
import { chunkData, corpusChunk, document, queryResponse, relevantChunk } from './schemas';

/** What `corpora.query` and `corpora.documents.query` of the Gemini API answer. Its relevance is better when higher. */
export const corporaQuery: Format = {
  id: 'corpora-query',
  label: 'a corpora query response',
  yields: 'contexts',
  recognises: (tree) => hasField(tree, 'relevantChunks'),
  read: (tree) => {
    const notes = createNotes();
    const fields = fieldsOf(tree, queryResponse, '', notes) ?? {};
    const at = fieldAt(tree, queryResponse, 'relevantChunks', '');
    const contexts = listField(fields, 'relevantChunks', '', notes).map((item, index) =>
      readRelevant(item, step(at, index), notes),
    );
    return { ok: true, value: readingOf(corporaQuery.id, contexts, notes) };
  },
  nested: { marks: ['relevantchunks'], recognises: (tree) => hasField(tree, 'relevantChunks') },
};

function readRelevant(value: Json, at: Pointer, notes: Notes): ReadContext {
  if (value === null) notes.wrongType('RelevantChunk', 'an object', at);
  const fields = fieldsOf(value, relevantChunk, at, notes) ?? {};
  const chunkAt = fieldAt(value, relevantChunk, 'chunk', at);
  const chunk = fieldsOf(fields.chunk, corpusChunk, chunkAt, notes) ?? {};
  const dataAt = fieldAt(fields.chunk, corpusChunk, 'data', chunkAt);
  const data = fieldsOf(chunk.data, chunkData, dataAt, notes) ?? {};
  const documentAt = fieldAt(value, relevantChunk, 'document', at);
  const source = fieldsOf(fields.document, document, documentAt, notes) ?? {};
  const name = textField(chunk.name, 'name', chunkAt, notes);
  return {
    at,
    name,
    title:
      textField(source.displayName, 'displayName', documentAt, notes) ??
      textField(source.name, 'name', documentAt, notes) ??
      documentOf(name),
    uri: name,
    text: textField(data.stringValue, 'stringValue', dataAt, notes) ?? '',
    pages: null,
    score: numberField(fields.chunkRelevanceScore, 'chunkRelevanceScore', at, notes),
    scoreKind: 'relevance',
  };
}

/** The document's resource name within a chunk's: older responses don't send the document. */
function documentOf(chunk: string | null): string | null {
  const end = chunk?.indexOf('/chunks/') ?? -1;
  return chunk === null || end < 0 ? null : chunk.slice(0, end);
}
