import { isList } from '../decode/json-tree';
import { anyOf } from '../formats/any-of';
import { pick } from '../formats/pick';
import type { Json } from '../model';
import type { Container, Item } from './container';
import { questionIn } from './question-in';

const columns = ['fullResponse', 'responsePayload'] as const;

/** Rows of the table that Vertex AI logs requests and responses to; the columns hold JSON, or texts of it. */
export const bigqueryRow: Container = {
  id: 'bigquery-row',
  label: 'rows of a request-response log',
  recognises: (tree) => (isList(tree) ? anyOf(tree, isRow) : isRow(tree)),
  open: (tree) =>
    isList(tree)
      ? tree.flatMap((row, index) => itemsOf(row, `/${index}`, `row ${index + 1}`))
      : itemsOf(tree, '', ''),
};

const isRow = (value: Json): boolean => pick(value, '', ...columns).value !== undefined;

function itemsOf(row: Json, at: string, label: string): Item[] {
  const response = pick(row, at, ...columns);
  if (response.value === undefined) return [];
  const question = questionIn(oneOf(pick(row, '', 'fullRequest', 'requestPayload').value));
  // A payload column is a list of texts, which together are the body.
  const value =
    isList(response.value) && response.value.every((piece) => typeof piece === 'string')
      ? response.value.join('\n')
      : response.value;
  return [{ at: response.at, label, question, value }];
}

const oneOf = (value: Json | undefined): Json | undefined =>
  isList(value) && typeof value[0] === 'string' ? value.join('') : value;
