export { map, repeated } from './collections';
export { jsonName, protoName } from './field-name';
export { type MessageOf, message, when } from './message';
export { double, float, int32, int64 } from './numbers';
export { type ReadMessage, readMessage } from './read';
export { bool, bytes, enumeration, string } from './scalars';
export type { Fault, ProtoType, Shape, ValueOf } from './type';
export { duration, isObject, type JsonObject, nullValue, struct, timestamp, value } from './well-known';
