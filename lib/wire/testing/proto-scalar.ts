/**
 * What ProtoJSON writes for a value that is no message of our own: scalars and the well-known types. As written, not
 * as leniently read: numbers are no text, 64-bit integers are no numbers.
 */
type Check = (value: unknown) => boolean;

const integer =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const bigInteger =
  (least: bigint, most: bigint): Check =>
  (value) =>
    typeof value === 'string' &&
    /^(?:0|-?[1-9]\d*)$/.test(value) &&
    BigInt(value) >= least &&
    BigInt(value) <= most;

const real =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' ? Math.abs(value) <= most : isOneOf(value, ['NaN', 'Infinity', '-Infinity']);

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const isOneOf = (value: unknown, names: readonly unknown[]) => names.includes(value);
const isText: Check = (value) => typeof value === 'string' && !/\p{Surrogate}/u.test(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const int32 = integer(-(2 ** 31), 2 ** 31 - 1);
const uint32 = integer(0, 2 ** 32 - 1);
const int64 = bigInteger(-(2n ** 63n), 2n ** 63n - 1n);
const uint64 = bigInteger(0n, 2n ** 64n - 1n);
const float = real(3.4028234663852886e38);
const double = real(Number.MAX_VALUE);
const bytes = matching(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/);
const timestamp: Check = (value) =>
  matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(?:\d{3}|\d{6}|\d{9}))?Z$/)(value) &&
  !Number.isNaN(Date.parse(String(value)));

/** Whether a JSON value is one that ProtoJSON knows: no `undefined`, no NaN, no half of a surrogate pair, at any depth. */
function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value === 'object' && value !== null) return Object.entries(value).flat().every(isJson);
  return value === null || isBoolean(value) || isText(value) || Number.isFinite(value);
}

const checks: Readonly<Record<string, Check>> = {
  int32,
  sint32: int32,
  sfixed32: int32,
  uint32,
  fixed32: uint32,
  int64,
  sint64: int64,
  sfixed64: int64,
  uint64,
  fixed64: uint64,
  float,
  double,
  bool: isBoolean,
  string: isText,
  bytes,
  'google.protobuf.Timestamp': timestamp,
  'google.protobuf.Duration': matching(/^-?\d+(?:\.(?:\d{3}|\d{6}|\d{9}))?s$/),
  'google.protobuf.FieldMask': matching(/^(?:[a-zA-Z\d.]+(?:,[a-zA-Z\d.]+)*)?$/),
  'google.protobuf.Struct': (value) => isObject(value) && isJson(value),
  'google.protobuf.ListValue': (value) => Array.isArray(value) && isJson(value),
  'google.protobuf.Value': isJson,
  'google.protobuf.Any': (value) =>
    isObject(value) && isJson(value) && Object.entries(Object(value)).some(([key]) => key === '@type'),
  'google.protobuf.DoubleValue': double,
  'google.protobuf.FloatValue': float,
  'google.protobuf.Int64Value': int64,
  'google.protobuf.UInt64Value': uint64,
  'google.protobuf.Int32Value': int32,
  'google.protobuf.UInt32Value': uint32,
  'google.protobuf.BoolValue': isBoolean,
  'google.protobuf.StringValue': isText,
  'google.protobuf.BytesValue': bytes,
};

/** null when the type is a message of its own, to be looked into field by field. */
export function fitsScalar(type: string, value: unknown): boolean | null {
  return checks[type]?.(value) ?? null;
}
