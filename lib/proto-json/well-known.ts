import { invalid, type ProtoType } from './type';

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** `google.protobuf.Struct`: any object. */
export const struct: ProtoType<JsonObject> = {
  name: 'google.protobuf.Struct',
  shape: { kind: 'well-known' },
  absent: null,
  read: (json, place) =>
    isObject(json) ? json : invalid(json, place, 'type.googleapis.com/google.protobuf.Struct'),
};

/** `google.protobuf.Value`: any JSON. null is a value of it, but in a field nobody can tell it from absent. */
export const value: ProtoType<unknown> = {
  name: 'google.protobuf.Value',
  shape: { kind: 'well-known' },
  absent: null,
  read: (json) => json,
};

/** `google.protobuf.NullValue`. Its only value looks like an absent field, so that what is sent is at most its name or number. */
export const nullValue: ProtoType<null> = {
  name: 'google.protobuf.NullValue',
  shape: { kind: 'enum', values: { NULL_VALUE: 0 } },
  absent: null,
  read: (json, place) =>
    json === 'NULL_VALUE' || json === 0
      ? null
      : invalid(json, place, 'type.googleapis.com/google.protobuf.NullValue'),
};

export const duration = textual('google.protobuf.Duration', /^-?\d{1,12}(?:\.\d{1,9})?s$/);

/** RFC 3339, with any offset. */
export const timestamp = textual(
  'google.protobuf.Timestamp',
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/,
);

function textual(name: string, pattern: RegExp): ProtoType<string> {
  return {
    name,
    shape: { kind: 'well-known' },
    absent: null,
    read: (json, place) =>
      typeof json === 'string' && pattern.test(json)
        ? json
        : invalid(json, place, `type.googleapis.com/${name}`),
  };
}
