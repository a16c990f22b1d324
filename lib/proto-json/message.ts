import { jsonName, protoName } from './field-name';
import {
  at,
  invalid,
  type Oneofs,
  type Place,
  type ProtoType,
  report,
  unknownName,
  type ValueOf,
  within,
} from './type';
import { isObject, type JsonObject } from './well-known';

/** A field may be missing, where a version of the message lacks it (`when`). */
type Fields = Readonly<Record<string, ProtoType<unknown, unknown> | undefined>>;

type Existing = Readonly<Record<string, ProtoType<unknown, unknown>>>;

/** What reading a message gives: every field, by its lowerCamelCase name; unset ones as their type's `absent`. */
export type MessageOf<F> = { readonly [K in keyof F]: ValueOf<NonNullable<F[K]>> };

/** Google's servers refuse what nests deeper. */
const deepest = 100;

/**
 * A message: its full name, its fields by lowerCamelCase name, and its oneofs by the proto's name for them. `fields` may
 * be a function where messages hold one another.
 */
export function message<F extends Fields>(
  name: string,
  fields: F | (() => F),
  oneofs: Readonly<Record<string, readonly (keyof F & string)[]>> = {},
): ProtoType<MessageOf<F>> {
  let known: Existing | null = null;
  const all = () => {
    known ??= existing(typeof fields === 'function' ? fields() : fields);
    return known;
  };
  return {
    name,
    shape: { kind: 'message', fields: all, oneofs },
    absent: null,
    read(json, place) {
      if (!isObject(json)) return invalid(json, place, `type.googleapis.com/${name}`);
      const inside = { ...place, depth: place.depth + 1 };
      if (inside.depth > deepest) return tooDeep(json, place);
      const values = readFields(json, all(), oneofs, inside);
      return isWhole<F>(values) ? values : undefined;
    },
  };
}

function readFields(
  json: JsonObject,
  fields: Existing,
  oneofs: Oneofs,
  place: Place,
): Record<string, unknown> {
  const values = absentOf(fields);
  const set = new Map<string, string>();
  for (const [key, sent] of Object.entries(json)) {
    const name = jsonName(key);
    // `top_k` and `topK` are names of a field; a mixture of both is none.
    const known = Object.hasOwn(fields, name) && (key === name || key === protoName(name));
    const field = known ? fields[name] : undefined;
    if (field === undefined) {
      unknownName(key, place, 'Cannot find field.');
      continue;
    }
    if (sent === null) continue;
    const obstacle = obstacleTo(sent, field);
    if (obstacle !== null) {
      unknownName(key, place, obstacle);
      continue;
    }
    const group = Object.keys(oneofs).find((each) => oneofs[each]?.includes(name)) ?? name;
    const before = set.get(group);
    set.set(group, name);
    if (before !== undefined) {
      twice(key, group, before === name, place);
      continue;
    }
    values[name] = field.read(sent, within(place, protoName(name)));
  }
  return values;
}

/** Why JSON of this shape can't stand in a field at all. */
function obstacleTo(sent: unknown, { shape: { kind } }: ProtoType<unknown, unknown>): string | null {
  if (Array.isArray(sent) && kind !== 'list' && kind !== 'well-known')
    return 'Proto field is not repeating, cannot start list.';
  return isObject(sent) && (kind === 'scalar' || kind === 'enum')
    ? 'Starting an object on a scalar field'
    : null;
}

/** Fields that only some versions of a message have. */
export const when = <F extends Fields>(condition: boolean, fields: F): Partial<F> =>
  condition ? fields : {};

const existing = (fields: Fields): Existing =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field === undefined ? [] : [[name, field]])),
  );

const absentOf = (fields: Existing): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { absent }]) => [name, absent]));

/** Whether every field was read: `read` gives undefined for one that wasn't, and has reported why. */
const isWhole = <F>(values: Record<string, unknown>): values is MessageOf<F> & Record<string, unknown> =>
  Object.values(values).every((value) => value !== undefined);

/** A oneof that has two members, or one field under both of its names. */
function twice(key: string, group: string, same: boolean, place: Place): void {
  if (same)
    report(place, `Invalid JSON payload received. Field ${JSON.stringify(key)}${at(place)} is already set.`);
  else
    report(
      place,
      `Invalid value${at(place)} (oneof), oneof field '${group}' is already set. Cannot set '${key}'`,
    );
}

function tooDeep(json: JsonObject, place: Place): undefined {
  const [key = ''] = Object.keys(json);
  return report(
    place,
    `Invalid JSON payload received. Message too deep. Max recursion depth reached for key '${key.slice(0, 100)}'`,
  );
}
