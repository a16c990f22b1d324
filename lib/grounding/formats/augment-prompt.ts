import { step } from '../decode/pointer';
import type { Json, Pointer, ReadContext } from '../model';
import type { Format } from './format';
import { createNotes, type Notes } from './notes';
import { pick } from './pick';
import { fieldAt, fieldsOf, hasField, listField, numberField, schema, textField } from './read';
import { readRagChunk } from './read-pages';
import { readingOf } from './retrieve-contexts';

const response = schema('AugmentPromptResponse', ['augmentedPrompt', 'facts', 'sdkHttpResponse']);
const fact = schema('Fact', ['query', 'title', 'uri', 'summary', 'score', 'chunk'], {
  vectorDistance: 'score',
});

/** What `augmentPrompt` answers: a prompt to send on, and the facts that were put into it, which are what retrieval found. */
export const augmentPrompt: Format = {
  id: 'augment-prompt',
  label: 'an augmentPrompt response',
  yields: 'contexts',
  recognises: (tree) => hasField(tree, 'augmentedPrompt') || hasField(firstFact(tree), 'summary'),
  read: (tree) => {
    const notes = createNotes();
    const fields = fieldsOf(tree, response, '', notes) ?? {};
    const at = fieldAt(tree, response, 'facts', '');
    const facts = listField(fields, 'facts', '', notes).map((item, index) =>
      readFact(item, step(at, index), notes),
    );
    const question = facts.find(({ query }) => query !== null)?.query ?? null;
    const contexts = facts.map(({ context }) => context);
    return { ok: true, value: { ...readingOf(augmentPrompt.id, contexts, notes), question } };
  },
  nested: { marks: ['augmentedprompt'], recognises: (tree) => hasField(tree, 'augmentedPrompt') },
};

function firstFact(tree: Json): Json | undefined {
  const { value } = pick(tree, '', 'facts');
  return Array.isArray(value) ? value[0] : undefined;
}

function readFact(value: Json, at: Pointer, notes: Notes): { context: ReadContext; query: string | null } {
  const fields = fieldsOf(value, fact, at, notes) ?? {};
  const chunk = readRagChunk(fields.chunk, fieldAt(value, fact, 'chunk', at), notes);
  const text = textField(fields.summary, 'summary', at, notes);
  return {
    query: textField(fields.query, 'query', at, notes),
    context: {
      at,
      title: textField(fields.title, 'title', at, notes),
      uri: textField(fields.uri, 'uri', at, notes),
      text: text ?? (typeof chunk.text === 'string' ? chunk.text : ''),
      pages: chunk.pages,
      score: numberField(fields.score, 'score', at, notes),
      scoreKind: 'distance',
    },
  };
}
