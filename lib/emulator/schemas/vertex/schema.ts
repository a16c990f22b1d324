import {
  bool,
  double,
  enumeration,
  int64,
  map,
  message,
  type ProtoType,
  repeated,
  string,
  value,
} from '../../../proto-json';
import { nameOf, type VertexVersion } from './version';

/** `Schema`, the OpenAPI subset for functions and answers. It holds itself, and nothing here looks inside. */
export function schemaOf(version: VertexVersion): ProtoType<unknown> {
  const schema: ProtoType<unknown> = message(nameOf(version, 'Schema'), () => ({
    type: enumeration(nameOf(version, 'Type'), {
      TYPE_UNSPECIFIED: 0,
      STRING: 1,
      NUMBER: 2,
      INTEGER: 3,
      BOOLEAN: 4,
      ARRAY: 5,
      OBJECT: 6,
      NULL: 7,
    }),
    format: string,
    title: string,
    description: string,
    nullable: bool,
    default: value,
    items: schema,
    minItems: int64,
    maxItems: int64,
    enum: repeated(string),
    properties: map(schema),
    propertyOrdering: repeated(string),
    required: repeated(string),
    minProperties: int64,
    maxProperties: int64,
    minimum: double,
    maximum: double,
    minLength: int64,
    maxLength: int64,
    pattern: string,
    example: value,
    anyOf: repeated(schema),
    additionalProperties: value,
    ref: string,
    defs: map(schema),
  }));
  return schema;
}
