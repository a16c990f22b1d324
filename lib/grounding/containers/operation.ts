import { isRecord } from '../decode/json-tree';
import { pick } from '../formats/pick';
import type { Container } from './container';

/** A long-running operation, such as `asyncRetrieveContexts` gives: its result stands under `response`, its failure under `error`. */
export const operation: Container = {
  id: 'operation',
  label: 'a long-running operation',
  recognises: (tree) =>
    isRecord(tree) && tree.done === true && (isRecord(tree.response) || isRecord(tree.error)),
  open: (tree) => {
    const { value, at } = pick(tree, '', 'response');
    return value === undefined ? [] : [{ at, label: '', value }];
  },
};
