import { publishedMessage } from '../../wire/testing/published-protos';

/**
 * What a client generated from the protos makes of a JSON message: every field is there, unset ones with their default, and
 * each oneof tells which of its members is set.
 */
export function asClient(messageName: string, json: unknown): unknown {
  const type = publishedMessage(messageName);
  if (typeof json !== 'object' || json === null) throw new Error('A message is an object.');
  return type.toObject(type.fromObject(json), { longs: String, enums: String, defaults: true, oneofs: true });
}

/**
 * Plain objects, lists, numbers and texts, without prototypes: clients have classes of their own. What generated clients
 * add to tell that an optional field is set (`_score`) is left out, since not every release of theirs does.
 */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key.startsWith('_') ? undefined : inner)));
