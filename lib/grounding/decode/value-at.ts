import type { Json, Pointer } from '../model';
import { isList, isRecord } from './json-tree';

/** What stands at an RFC 6901 pointer; undefined when nothing does. */
export function valueAt(tree: Json, at: Pointer): Json | undefined {
  let value: Json | undefined = tree;
  for (const token of at.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (isList(value)) value = value[Number(key)];
    else value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}
