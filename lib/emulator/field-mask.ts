import { jsonName } from '../proto-json';
import { given, invalidField, type Tried } from './api-error';
import { limits, ofLength } from './limits';

/** What of a message is wanted: the fields, each with what is wanted of it; null: all of it. */
export type FieldMask = ReadonlyMap<string, FieldMask | null>;

type Growing = Map<string, Growing | null>;

/**
 * Reads the `fields` parameter of a partial response: paths with `/` or `.` between names, `a(b,c)` for several fields of
 * one message, `*` for any name; names in either spelling. A mask is neither longer nor deeper than `limits` says.
 */
export function readFieldMask(text: string): Tried<FieldMask> {
  const bounded = ofLength(text, limits.maskCharacters, 'fields');
  if (!bounded.ok) return bounded;
  const tokens = text.match(/[\w$]+|[*,/.()]|\S/g) ?? [];
  const mask: Growing = new Map();
  const rest = readList(tokens, 0, mask, 1);
  return rest === tokens.length
    ? given(mask)
    : invalidField(
        'fields',
        `Error parsing 'fields' parameter: ${JSON.stringify(text)} is not a field mask.`,
      );
}

/** Reads `path, path, …` into a mask; gives where it stopped, -1 when it can't be read. */
function readList(tokens: readonly string[], from: number, mask: Growing, depth: number): number {
  let at = from;
  for (;;) {
    at = readPath(tokens, at, mask, depth);
    if (at === -1 || tokens[at] !== ',') return at;
    at += 1;
  }
}

function readPath(tokens: readonly string[], from: number, mask: Growing, depth: number): number {
  const token = tokens[from] ?? '';
  if (depth > limits.maskDepth || !/^(?:[\w$]+|\*)$/.test(token)) return -1;
  const name = jsonName(token);
  const next = tokens[from + 1];
  if (next !== '/' && next !== '.' && next !== '(') {
    mask.set(name, null);
    return from + 1;
  }
  const inner = within(mask, name);
  if (next !== '(') return readPath(tokens, from + 2, inner, depth + 1);
  const end = readList(tokens, from + 2, inner, depth + 1);
  return end !== -1 && tokens[end] === ')' ? end + 1 : -1;
}

/** The mask of a field; a field that is wanted whole stays so. */
function within(mask: Growing, name: string): Growing {
  const known = mask.get(name);
  if (known !== undefined) return known ?? new Map();
  const inner: Growing = new Map();
  mask.set(name, inner);
  return inner;
}

/**
 * The part of a message that is wanted; undefined below what is no message. Lists of messages keep their length, so that
 * positions stay what they were; of a list of anything else there is nothing within its items.
 */
export function masked(value: unknown, mask: FieldMask | null): unknown {
  if (mask === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((item) => masked(item, mask));
    return parts.includes(undefined) ? undefined : parts;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const any = mask.get('*');
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const wanted = mask.has(name) ? (mask.get(name) ?? null) : any;
      const part = wanted === undefined ? undefined : masked(inner, wanted);
      return part === undefined ? [] : [[name, part]];
    }),
  );
}
