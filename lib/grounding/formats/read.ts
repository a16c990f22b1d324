import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Pointer } from '../model';
import { folded } from './folded';
import type { Notes } from './notes';

/** A message's fields under their camelCase names; `null` reads as absent. */
export type Fields = { readonly [name: string]: Json };

/** Which fields a message of the wire has. */
export type Schema = {
  message: string;
  names: ReadonlySet<string>;
  /** Every name, old ones too, without underscores and capitals. */
  folded: ReadonlyMap<string, string>;
  /** Spellings met so far, so that ten thousand snake_case items are folded once. */
  spellings: Map<string, string>;
  /** Old names; the value is the field that holds the same today. */
  old: ReadonlyMap<string, string | null>;
};

export function schema(
  message: string,
  names: string[],
  old: { readonly [name: string]: string | null } = {},
): Schema {
  const all = [...names, ...Object.keys(old)];
  return {
    message,
    names: new Set(names),
    folded: new Map(all.map((name) => [folded(name), name])),
    spellings: new Map(),
    old: new Map(Object.entries(old)),
  };
}

/**
 * The fields of a message. Exact camelCase keys, the common case, are read in place; only a message with any other key is
 * copied: snake_case and other spellings to the known names, old names to today's, and the unknown ones noted.
 */
export function fieldsOf(value: Json | undefined, of: Schema, at: Pointer, notes: Notes): Fields | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) {
    notes.wrongType(of.message, 'an object', at);
    return null;
  }
  for (const key in value) if (!of.names.has(key)) return renamed(value, of, at, notes);
  return value;
}

function renamed(value: JsonRecord, of: Schema, at: Pointer, notes: Notes): Fields {
  const fields: { [name: string]: Json } = {};
  for (const key in value) {
    const item = value[key];
    if (item === null || item === undefined) continue;
    const name = nameOf(key, of);
    if (name === undefined) {
      notes.unknownField(of.message, key, at);
      continue;
    }
    const instead = of.old.get(name);
    if (instead !== undefined) notes.deprecatedField(of.message, key, instead, at);
    const today = instead ?? name;
    // A field that stands there under two spellings: today's own one wins.
    if (fields[today] === undefined || key === today) fields[today] = item;
  }
  return fields;
}

/** Enough for every spelling of every field; made-up keys without end must not fill the memory. */
const MOST_SPELLINGS = 200;

function nameOf(key: string, of: Schema): string | undefined {
  if (of.names.has(key)) return key;
  const known = of.spellings.get(key);
  if (known !== undefined) return known;
  const name = of.folded.get(folded(key));
  if (name !== undefined && of.spellings.size < MOST_SPELLINGS) of.spellings.set(key, name);
  return name;
}

/** The pointer to a field as it is spelled in the body; as documented when it isn't there. */
export function fieldAt(value: Json | undefined, of: Schema, name: string, at: Pointer): Pointer {
  if (!isRecord(value) || Object.hasOwn(value, name)) return step(at, name);
  for (const key in value) {
    const known = nameOf(key, of);
    if (known !== undefined && (of.old.get(known) ?? known) === name) return step(at, key);
  }
  return step(at, name);
}

/** Whether an object has a field, in whatever spelling, that holds more than null. */
export function hasField(value: Json | undefined, ...names: string[]): boolean {
  if (!isRecord(value)) return false;
  for (const name of names) if (value[name] != null) return true;
  for (const key in value)
    if (value[key] != null && names.some((name) => folded(name) === folded(key))) return true;
  return false;
}

/** A field's text; the empty one is what proto3 leaves out, so it reads as absent too. */
export function textField(value: Json | undefined, name: string, at: Pointer, notes: Notes): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  notes.wrongType(`"${name}"`, 'a text', at, asSent(value));
  return null;
}

/** A value in JSON's words, for a sentence; cut when long. */
export function asSent(value: Json): string {
  const words = isList(value) ? 'a list' : isRecord(value) ? 'an object' : JSON.stringify(value);
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}

/** A number, or a numeric text as int64 and Python's dumps have it; `"NaN"` and `"Infinity"` count. NaN: neither. */
export function toNumber(value: Json | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : Number.NaN;
}

/** `Number` alone would take "0xC" and blanks too, which no JSON of a proto holds. */
const decimal = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|Infinity)$/;

/** A field's number; null when it was not sent. */
export function numberField(value: Json | undefined, name: string, at: Pointer, notes: Notes): number | null {
  if (value === undefined || value === null) return null;
  const number = toNumber(value);
  if (!Number.isNaN(number)) return number;
  notes.wrongType(`"${name}"`, 'a number', at, asSent(value));
  return null;
}

/** A list; a lone value is a list of one, as proto text may print it. */
export function listField(fields: Fields, name: string, at: Pointer, notes: Notes): readonly Json[] {
  const value = fields[name];
  if (value === undefined || value === null) return nothing;
  if (isList(value)) return value;
  notes.wrongType(`"${name}"`, 'a list', at);
  return nothing;
}

const nothing: readonly Json[] = [];

export const isFlag = (value: Json | undefined): boolean => value === true || value === 1 || value === 'true';
