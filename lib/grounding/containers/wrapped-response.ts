import { isList, isRecord } from '../decode/json-tree';
import { hasField } from '../formats/read';
import type { Json } from '../model';
import type { Container } from './container';

/** The results of `@google-cloud/vertexai` and Firebase: the service's response under `response`, beside nothing or a stream. */
export const wrappedResponse: Container = {
  id: 'wrapped-response',
  label: 'a result of @google-cloud/vertexai or Firebase',
  recognises: (tree) => isRecord(tree) && isWire(tree.response),
  open: (tree) =>
    isRecord(tree) && tree.response !== undefined
      ? [{ at: '/response', label: '', value: tree.response }]
      : [],
};

const isWire = (value: Json | undefined): boolean =>
  isList(value) ? value.some(isWire) : hasField(value, 'candidates', 'promptFeedback');
