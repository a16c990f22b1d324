import { step } from '../decode/pointer';
import type { ReadPart } from '../model';
import type { Notes } from './notes';
import { fieldAt, fieldsOf, listField } from './read';
import { readPart } from './read-part';
import type { Turn } from './read-turns';
import { candidate, content } from './schemas';

type Growing = ReadPart & { pieces: string[] };

/**
 * The parts of the whole answer. A stream cuts a part wherever it likes, so text goes on in the part before it when that
 * came with another event and is of the same kind; parts that one event sends side by side stay apart.
 */
export function mergeParts(turns: readonly Turn[], notes: Notes): ReadPart[] {
  const parts: Growing[] = [];
  for (const { at, value, fields } of turns) {
    const contentAt = fieldAt(value, candidate, 'content', at);
    const read = fieldsOf(fields.content, content, contentAt, notes);
    if (read === null) continue;
    const list = fieldAt(fields.content, content, 'parts', contentAt);
    for (const [position, item] of listField(read, 'parts', contentAt, notes).entries()) {
      const part = readPart(item, parts.length, step(list, position), notes);
      const before = position === 0 ? parts.at(-1) : undefined;
      if (before && before.kind === part.kind && part.text !== null) before.pieces.push(part.text);
      else parts.push({ ...part, pieces: part.text === null ? [] : [part.text] });
    }
  }
  return parts.map(({ pieces, ...part }) => (pieces.length > 1 ? { ...part, text: pieces.join('') } : part));
}
