import { isRecord } from '../decode/json-tree';
import type { Format } from './format';
import { gather } from './gather';
import { createNotes } from './notes';
import { pick } from './pick';
import { hasField } from './read';
import { retrieveContexts } from './retrieve-contexts';

/** What `askContexts` answers: a text, and the contexts it was made from. Which rests on which is not said. */
export const askContexts: Format = {
  id: 'ask-contexts',
  label: 'an askContexts response',
  recognises: (tree) =>
    isRecord(tree) && typeof pick(tree, '', 'response').value === 'string' && hasField(tree, 'contexts'),
  read: (tree) => {
    const { value, at } = pick(tree, '', 'response');
    const { value: contexts = {}, at: _ } = pick(tree, '', 'contexts');
    const retrieved = retrieveContexts.read({ contexts });
    if (!retrieved.ok) return retrieved;
    const answer = gather('');
    answer.part({ text: value ?? null }, at);
    const reading = answer.reading({ format: askContexts.id }, createNotes());
    const noticed = [...reading.noticed, ...retrieved.value.noticed];
    return { ok: true, value: { ...reading, contexts: retrieved.value.contexts, noticed } };
  },
};
