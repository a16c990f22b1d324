/** A JSON value as it comes from `JSON.parse`. */
export type Json = unknown;

/** One thing in which the JSON is not what the message's definition says, in the words Google's servers use. */
export type Fault = {
  /** Proto path of the field, e.g. `tools[0].retrieval`; empty for the message itself. */
  field: string;
  description: string;
};

/** Where a reader stands, and where it puts what it finds wrong. */
export type Place = {
  /** Proto path from the root; empty at the root. */
  path: string;
  /** Messages around this one. */
  depth: number;
  faults: Fault[];
};

/**
 * The type of a proto field: how its JSON is read. `T` is what a reader gets.
 *
 * `read` reports every fault to `place.faults`; undefined is what can't be read at all, and when there is any fault what it
 * gives must not be used.
 * `absent` is what an unset field reads as: null, or an empty list or map.
 */
export type ProtoType<T, A = null> = {
  /** `int32`, a message's full name, … as definitions print it. */
  name: string;
  shape: Shape;
  absent: A;
  read(json: Json, place: Place): T | undefined;
};

/** What a type is made of, for those that look into definitions. */
export type Shape =
  | { kind: 'scalar' }
  | { kind: 'well-known' }
  | { kind: 'enum'; values: Readonly<Record<string, number>> }
  | { kind: 'message'; fields(): Readonly<Record<string, ProtoType<unknown, unknown>>>; oneofs: Oneofs }
  | { kind: 'list' | 'map'; of(): ProtoType<unknown, unknown> };

/** The groups of fields of which at most one may be set, by the proto's name for the group. */
export type Oneofs = Readonly<Record<string, readonly string[]>>;

/** What reading a field of this type gives. */
export type ValueOf<P> = P extends ProtoType<infer T, infer A> ? T | A : never;

/** More faults than this help nobody, and a hostile message could hold millions. */
const mostFaults = 100;

export function report(place: Place, description: string): undefined {
  if (place.faults.length < mostFaults) place.faults.push({ field: place.path, description });
}

/** ` at 'a.b[0]'`; nothing at the root. */
export const at = ({ path }: Place): string => (path === '' ? '' : ` at '${path}'`);

/** Reports that a value is of the wrong type, or out of range. */
export const invalid = (json: Json, place: Place, type: string): undefined =>
  report(place, `Invalid value${at(place)} (${type}), ${shown(json)}`);

/** Reports that a name can't be taken, and why. */
export const unknownName = (name: string, place: Place, why: string): undefined =>
  report(place, `Invalid JSON payload received. Unknown name ${shown(name)}${at(place)}: ${why}`);

export const within = (place: Place, name: string): Place => ({
  ...place,
  path: place.path === '' ? name : `${place.path}.${name}`,
});

/** A refused value, short enough for a message; what nests is not looked into. */
function shown(json: Json): string {
  if (Array.isArray(json)) return '[…]';
  if (typeof json === 'object' && json !== null) return '{…}';
  const text = JSON.stringify(json) ?? String(json);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
