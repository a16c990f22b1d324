import type { Json, Pointer, ReadPart } from '../model';
import type { Notes } from './notes';
import { fieldsOf, isFlag } from './read';
import { part } from './schemas';

const members: readonly (readonly [string, ReadPart['kind']])[] = [
  ['executableCode', 'code'],
  ['codeExecutionResult', 'code'],
  ['functionCall', 'call'],
  ['functionResponse', 'call'],
  ['toolCall', 'call'],
  ['toolResponse', 'call'],
  ['inlineData', 'data'],
  ['fileData', 'data'],
  // A part that carries only a signature.
  ['thoughtSignature', 'data'],
];

/** One part. Whatever holds no text still counts: `segment.partIndex` counts every part. */
export function readPart(value: Json, index: number, at: Pointer, notes: Notes): ReadPart {
  const fields = fieldsOf(value, part, at, notes);
  if (fields === null) return { index, kind: 'unread', text: null, at };
  if (typeof fields.text === 'string') {
    return { index, kind: isFlag(fields.thought) ? 'thought' : 'text', text: fields.text, at };
  }
  if (fields.text != null) notes.wrongType('"text"', 'a text', at);
  const member = members.find(([name]) => fields[name] != null);
  return { index, kind: member?.[1] ?? 'unread', text: null, at };
}
