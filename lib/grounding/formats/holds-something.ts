import { isList, isRecord } from '../decode/json-tree';
import type { Json } from '../model';

/** Dumps fill in defaults: metadata of nulls and empty lists is as empty as `{}`. */
export function holdsSomething(metadata: Json | undefined): boolean {
  if (!isRecord(metadata)) return false;
  for (const key in metadata) {
    const value = metadata[key];
    if (value === undefined || value === null || value === '') continue;
    if (isList(value) ? value.length > 0 : !isRecord(value) || Object.keys(value).length > 0) return true;
  }
  return false;
}
