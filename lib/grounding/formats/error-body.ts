import { isList, isRecord } from '../decode/json-tree';
import type { Json, Pointer } from '../model';
import { describeError, isError } from './describe-error';
import type { Format } from './format';
import { hasField } from './read';

/**
 * An error of the service instead of an answer: `{error}`, a list of them, or a bare `{code, message, status}`. There is
 * nothing to inspect, so reading it fails, with Google's words and what a person can do.
 */
export const errorBody: Format = {
  id: 'error-body',
  label: 'an error of the service',
  recognises: (tree) => errorIn(tree) !== null,
  read: (tree) => {
    const found = errorIn(tree) ?? { error: tree, at: '' };
    const { sentence, hint } = describeError(found.error);
    const message = `This is an error of the service, not an answer: ${sentence}`;
    return { ok: false, failure: { code: 'input/service-error', message, hint, at: found.at } };
  },
};

/** The error that a body or an event is, and where in it; null when it is none. */
export function errorIn(tree: Json): { error: Json; at: Pointer } | null {
  if (isList(tree)) {
    const index = tree.findIndex((item) => isRecord(item) && isError(item.error ?? item.Error));
    const found = index < 0 ? null : errorIn(tree[index] ?? null);
    return found && { error: found.error, at: `/${index}${found.at}` };
  }
  if (!isRecord(tree)) return null;
  for (const key of ['error', 'Error']) {
    const error = tree[key];
    if (isError(error)) return { error, at: `/${key}` };
  }
  const bare = hasField(tree, 'message') && (hasField(tree, 'code') || hasField(tree, 'status'));
  return bare ? { error: tree, at: '' } : null;
}
