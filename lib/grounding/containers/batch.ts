import { isList, isRecord } from '../decode/json-tree';
import { anyOf } from '../formats/any-of';
import { dig } from '../formats/pick';
import type { Json, Pointer } from '../model';
import { isBatchLine, readBatchLine } from './batch-line';
import type { Container, Item } from './container';

const inlined: readonly (readonly string[])[] = [
  ['inlinedResponses'],
  ['inlinedResponses', 'inlinedResponses'],
  ['dest', 'inlinedResponses'],
  ['output', 'inlinedResponses'],
  ['output', 'inlinedResponses', 'inlinedResponses'],
  ['response', 'inlinedResponses'],
  ['response', 'inlinedResponses', 'inlinedResponses'],
];

/** The output of a batch: its lines as a list, one line alone, or the responses inside a finished batch of the Gemini API. */
export const batch: Container = {
  id: 'batch',
  label: 'the output of a batch',
  recognises: (tree) => isBatchLine(tree) || batchLines(tree) !== null,
  open: (tree) => {
    const lines = batchLines(tree);
    if (lines === null) return [itemOf(tree, '', '')];
    return lines.items.map((line, index) => itemOf(line, `${lines.at}/${index}`, `line ${index + 1}`));
  },
};

/** The list of lines in a tree; null when it is no batch's. */
function batchLines(tree: Json): { items: readonly Json[]; at: Pointer } | null {
  if (isList(tree)) return anyOf(tree, isBatchLine) ? { items: tree, at: '' } : null;
  for (const path of isRecord(tree) ? inlined : []) {
    const { value, at } = dig(tree, '', ...path);
    if (isList(value)) return { items: value, at };
  }
  return null;
}

function itemOf(line: Json, at: Pointer, position: string): Item {
  const { key, question, at: place, response, failure } = readBatchLine(line, at);
  const label = key === null ? position : [position, `key ${key}`].filter((word) => word !== '').join(', ');
  if (failure === null) return { at: place, label, question, value: response };
  return { at: place, label, question, value: null, failure };
}
