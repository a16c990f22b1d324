import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer, ReadContext, Reading } from '../model';
import type { Format } from './format';
import { createNotes, type Notes } from './notes';
import { pick } from './pick';
import { fieldAt, fieldsOf, hasField, listField, numberField, textField } from './read';
import { readRagChunk } from './read-pages';
import { contextsResponse, ragContext, ragContexts } from './schemas';

/**
 * What `retrieveContexts` answers: `{"contexts": {"contexts": […]}}`, its inner message alone, or `{}` when nothing was
 * found. Contexts stay in the server's order.
 */
export const retrieveContexts: Format = {
  id: 'retrieve-contexts',
  label: 'a retrieveContexts response',
  yields: 'contexts',
  recognises: (tree) =>
    isList(tree)
      ? tree.length > 0 && tree.every((item) => hasField(item, 'sourceUri', 'sourceDisplayName'))
      : isRecord(tree) && (hasField(tree, 'contexts') || Object.keys(tree).length === 0),
  read: (tree) => {
    const notes = createNotes();
    const contexts = readContexts(tree, notes);
    return { ok: true, value: readingOf(retrieveContexts.id, contexts, notes) };
  },
  nested: {
    marks: ['contexts'],
    recognises: (tree) => hasContexts(tree) && typeof tree.response !== 'string',
  },
};

/** Evaluation tools call plain texts contexts, too. */
function hasContexts(tree: Json): boolean {
  const { value } = pick(tree, '', 'contexts');
  if (!isList(value)) return isList(pick(value, '', 'contexts').value) && hasContexts(value ?? null);
  return value.some(
    (one) =>
      hasField(one, 'sourceUri', 'sourceDisplayName') ||
      (hasField(one, 'text') && hasField(one, 'score', 'distance', 'chunk')),
  );
}

/** A reading that consists of contexts only. */
export const readingOf = (format: string, contexts: ReadContext[], notes: Notes): Reading => ({
  format,
  question: null,
  model: null,
  answer: null,
  contexts,
  contextsAt: '',
  blocked: null,
  noticed: notes.list(),
});

function readContexts(tree: Json, notes: Notes): ReadContext[] {
  const { items, at } = listIn(tree, notes);
  return items.map((item, index) => readContext(item, step(at, index), notes));
}

function listIn(tree: Json, notes: Notes): { items: readonly Json[]; at: Pointer } {
  if (isList(tree)) return { items: tree, at: '' };
  const outer = fieldsOf(tree, contextsResponse, '', notes);
  const at = fieldAt(tree, contextsResponse, 'contexts', '');
  const inner = outer?.contexts;
  if (inner === undefined || inner === null || isList(inner)) return { items: inner ?? [], at };
  const fields = fieldsOf(inner, ragContexts, at, notes);
  return {
    items: fields === null ? [] : listField(fields, 'contexts', at, notes),
    at: fieldAt(inner, ragContexts, 'contexts', at),
  };
}

function readContext(value: Json, at: Pointer, notes: Notes): ReadContext {
  if (value === null) notes.wrongType('RagContexts.Context', 'an object', at);
  const fields = fieldsOf(value, ragContext, at, notes) ?? {};
  const chunk = readRagChunk(fields.chunk, fieldAt(value, ragContext, 'chunk', at), notes);
  return {
    at,
    title: textField(fields.sourceDisplayName, 'sourceDisplayName', at, notes),
    uri: textField(fields.sourceUri, 'sourceUri', at, notes),
    text: textField(fields.text, 'text', at, notes) ?? (typeof chunk.text === 'string' ? chunk.text : ''),
    pages: chunk.pages,
    // Older responses have the same number under its old name.
    score:
      numberField(fields.score, 'score', at, notes) ?? numberField(fields.distance, 'distance', at, notes),
    // By default; the response itself doesn't say (`settle-score-kind.ts`).
    scoreKind: 'distance',
  };
}
