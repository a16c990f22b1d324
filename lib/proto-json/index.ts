export { map, repeated } from './collections';
export { jsonName, protoName } from './field-name';
export { message, when } from './message';
export { double, float, int32, int64 } from './numbers';
export { readMessage } from './read';
export { bool, bytes, enumeration, string } from './scalars';
export type { Fault, ProtoType, ValueOf } from './type';
export { duration, nullValue, struct, timestamp, value } from './well-known';
