import protobuf from 'protobufjs';
import { fitsScalar } from './proto-scalar';
import { publishedMessage } from './published-protos';

/**
 * Everything in which a JSON message is not what Google's published protos say, one sentence a fault, each beginning
 * with the path: names that no field has, JSON of the wrong type, enum names that don't exist, two members of one
 * oneof. The rules are those by which ProtoJSON is written: lowerCamelCase names, 64-bit integers as text, no null.
 * protobufjs's own `fromObject` passes silently over most of these.
 *
 * `messageName` is a full name such as `google.cloud.aiplatform.v1.RetrieveContextsRequest`. Fields that a REST call
 * carries in its path (`parent`, `name`, `model`) belong to the message: add them to a request before checking it.
 */
export function strictFaults(messageName: string, json: unknown): string[] {
  return messageFaults(publishedMessage(messageName), json, '');
}

/** Besides, what a request must not lack or use: fields the protos call required, deprecated or output only. */
export function requestFaults(messageName: string, json: unknown): string[] {
  const type = publishedMessage(messageName);
  return [...messageFaults(type, json, ''), ...ruleFaults(type, json, '')];
}

function messageFaults(type: protobuf.Type, json: unknown, path: string): string[] {
  if (!isObject(json)) return [`${path || 'the message'}: ${kindOf(json)} instead of an object`];
  const fields = fieldsOf(type);
  const unknown = Object.keys(json)
    .filter((key) => !fields.has(key))
    .map((key) => `${join(path, key)}: no field of ${type.fullName.slice(1)}`);
  const known = present(type, json).flatMap(({ field, value, key }) =>
    fieldFaults(field, value, join(path, key)),
  );
  const twice = type.oneofsArray
    .map((oneof) => oneof.fieldsArray.map(jsonName).filter((name) => Object.hasOwn(json, name)))
    .filter((set) => set.length > 1)
    .map((set) => `${path || 'the message'}: ${set.join(' and ')} exclude each other`);
  return [...unknown, ...known, ...twice];
}

function fieldFaults(field: protobuf.Field, value: unknown, path: string): string[] {
  if (field.map) {
    if (!isObject(value)) return [`${path}: ${kindOf(value)} instead of an object`];
    return Object.entries(value).flatMap(([key, item]) => valueFaults(field, item, join(path, key)));
  }
  if (!field.repeated) return valueFaults(field, value, path);
  if (!Array.isArray(value)) return [`${path}: ${kindOf(value)} instead of a list`];
  return value.flatMap((item, index) => valueFaults(field, item, `${path}[${index}]`));
}

function valueFaults(field: protobuf.Field, value: unknown, path: string): string[] {
  const { resolvedType } = field;
  if (resolvedType instanceof protobuf.Enum) {
    if (resolvedType.fullName === '.google.protobuf.NullValue')
      return value === null ? [] : [`${path}: not null`];
    const known = typeof value === 'string' && Object.hasOwn(resolvedType.values, value);
    return known ? [] : [`${path}: ${JSON.stringify(value)} is no name of ${resolvedType.fullName.slice(1)}`];
  }
  const type = resolvedType === null ? field.type : resolvedType.fullName.slice(1);
  const fits = fitsScalar(type, value);
  if (fits !== null) return fits ? [] : [`${path}: ${JSON.stringify(value)} is no ${type}`];
  return resolvedType === null ? [`${path}: unknown type ${type}`] : messageFaults(resolvedType, value, path);
}

function ruleFaults(type: protobuf.Type, json: unknown, path: string): string[] {
  if (!isObject(json)) return [];
  const missing = type.fieldsArray
    .filter((field) => behaviour(field) === 'REQUIRED' && !Object.hasOwn(json, jsonName(field)))
    .map((field) => `${join(path, jsonName(field))}: required, and missing`);
  const used = present(type, json).flatMap(({ field, value, key }) => {
    const here = join(path, key);
    const inner = field.resolvedType;
    const below =
      inner instanceof protobuf.Type && !field.map
        ? [value]
            .flat()
            .flatMap((item, index) => ruleFaults(inner, item, field.repeated ? `${here}[${index}]` : here))
        : [];
    if (field.options?.deprecated === true) below.push(`${here}: deprecated`);
    if (behaviour(field) === 'OUTPUT_ONLY') below.push(`${here}: output only`);
    return below;
  });
  return [...missing, ...used];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const behaviour = (field: protobuf.Field): unknown => field.options?.['(google.api.field_behavior)'];

function present(type: protobuf.Type, json: Record<string, unknown>) {
  const fields = fieldsOf(type);
  return Object.entries(json).flatMap(([key, value]) => {
    const field = fields.get(key);
    return field === undefined ? [] : [{ field, value, key }];
  });
}

const fieldsByType = new WeakMap<protobuf.Type, Map<string, protobuf.Field>>();

function fieldsOf(type: protobuf.Type): Map<string, protobuf.Field> {
  const known = fieldsByType.get(type);
  if (known !== undefined) return known;
  const fields = new Map(type.fieldsArray.map((field) => [jsonName(field), field.resolve()]));
  fieldsByType.set(type, fields);
  return fields;
}

/** The published files hold camelCase already, but for digits after an underscore. */
function jsonName(field: protobuf.Field): string {
  const given: unknown = field.options?.json_name;
  return typeof given === 'string'
    ? given
    : field.name.replace(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `${typeof value} ${JSON.stringify(value)}`;
}
