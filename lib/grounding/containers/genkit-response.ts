import { genkit, genkitBodies } from '../clients/genkit';
import { isList } from '../decode/json-tree';
import { dig, pick } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json } from '../model';
import type { Container } from './container';
import { newestWords } from './question-in';

/** A response of Genkit, which keeps the service's own body under `custom` or `raw`. */
export const genkitResponse: Container = {
  id: 'genkit-response',
  label: 'a Genkit response',
  recognises: (tree) => genkit.recognises(tree) && bodyIn(tree) !== null,
  open: (tree) => {
    const body = bodyIn(tree);
    const messages = dig(tree, '', 'request', 'messages').value;
    const question = isList(messages) ? newestWords(messages) : null;
    return body === null ? [] : [{ ...body, label: "Genkit's copy of it", question }];
  },
};

/** The body, when it holds what the model said; a stream's may lack it. */
function bodyIn(tree: Json): { at: string; value: Json } | null {
  for (const name of genkitBodies) {
    const { value, at } = pick(tree, '', name);
    const candidates = pick(value, at, 'candidates').value;
    if (value !== undefined && isList(candidates) && candidates.some((one) => hasField(one, 'content')))
      return { at, value };
  }
  return null;
}
