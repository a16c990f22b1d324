import { isList, isRecord } from '../decode/json-tree';
import { excerpt } from '../decode/text-place';
import { unreadable } from '../decode/unreadable';
import type { Json } from '../model';
import { hasField } from './read';

/** Says what a tree is that no format recognises. */
export function notRecognised(tree: Json, fromText: boolean) {
  const at = fromText ? 'line 1, column 1' : '';
  if (hasField(tree, 'groundingChunks', 'groundingSupports')) {
    return unreadable(
      'input/no-answer',
      at,
      'This is grounding metadata without the answer it belongs to, and its supports count places in that answer.',
      'Open the whole response: the candidate that holds both "content" and "groundingMetadata".',
    );
  }
  return unreadable(
    'input/not-recognised',
    at,
    `This is ${describe(tree)}, which is no response that is known here.`,
  );
}

function describe(tree: Json): string {
  if (isList(tree)) return tree.length === 1 ? 'a list of one item' : `a list of ${tree.length} items`;
  if (isRecord(tree)) {
    const keys = Object.keys(tree);
    const shown = keys.slice(0, 5).map((key) => excerpt(key));
    return `an object with the keys ${shown.join(', ')}${keys.length > 5 ? ' and more' : ''}`;
  }
  if (typeof tree === 'string') return `the text ${excerpt(tree)}`;
  return tree === null ? 'null' : `the value ${String(tree)}`;
}
