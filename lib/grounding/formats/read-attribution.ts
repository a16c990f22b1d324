import { step } from '../decode/pointer';
import type { Json, Pointer, ReadChunk } from '../model';
import type { Notes } from './notes';
import { fieldAt, fieldsOf, listField, textField } from './read';
import { readPart } from './read-part';
import { attribution, attributionSource, content, groundingPassage, retrieverChunk } from './schemas';

/**
 * One source that `generateAnswer` attributes the answer to: a passage that came with the request, or a chunk of a
 * corpus, called by its id or resource name. One that names nothing and holds no text keeps its slot unread.
 */
export function readAttribution(value: Json, at: Pointer, notes: Notes): ReadChunk {
  if (value === null) notes.wrongType('GroundingAttribution', 'an object', at);
  const fields = fieldsOf(value, attribution, at, notes) ?? {};
  const { title, name } = readSource(fields.sourceId, fieldAt(value, attribution, 'sourceId', at), notes);
  const text = textOf(fields.content, fieldAt(value, attribution, 'content', at), notes);
  const kind = title === null && text === null ? 'unread' : 'passage';
  return { at, kind, name, title, uri: name, text, pages: null };
}

/** A passage has an id that the caller chose; only a chunk of a corpus has a resource name. */
function readSource(value: Json | undefined, at: Pointer, notes: Notes) {
  const source = fieldsOf(value, attributionSource, at, notes) ?? {};
  const passageAt = fieldAt(value, attributionSource, 'groundingPassage', at);
  const passage = fieldsOf(source.groundingPassage, groundingPassage, passageAt, notes) ?? {};
  const chunkAt = fieldAt(value, attributionSource, 'semanticRetrieverChunk', at);
  const chunk = fieldsOf(source.semanticRetrieverChunk, retrieverChunk, chunkAt, notes) ?? {};
  const name = textField(chunk.chunk, 'chunk', chunkAt, notes);
  return { name, title: name ?? textField(passage.passageId, 'passageId', passageAt, notes) };
}

function textOf(value: Json | undefined, at: Pointer, notes: Notes): string | null {
  const fields = fieldsOf(value, content, at, notes) ?? {};
  const partsAt = fieldAt(value, content, 'parts', at);
  const texts = listField(fields, 'parts', at, notes).map(
    (item, index) => readPart(item, index, step(partsAt, index), notes).text ?? '',
  );
  return texts.join('') || null;
}
