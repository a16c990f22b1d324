import type { Json, JsonObject } from './model';

/**
 * A message of those fields that are set. Unset is null; a message of nothing is null in its turn, and so left out of
 * the one around it: on the wire, absent is how a default is written. 0, false, empty text and empty lists are kept.
 */
export function message(fields: { readonly [name: string]: Json }): JsonObject | null {
  const set = Object.entries(fields).filter(([, value]) => value !== null);
  return set.length === 0 ? null : Object.fromEntries(set);
}

/** Text that says nothing is not sent. */
export const textOrNull = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text;

export const listOrNull = (list: Json[]): Json[] | null => (list.length === 0 ? null : list);
