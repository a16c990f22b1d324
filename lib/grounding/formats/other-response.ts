import { isList, isRecord } from '../decode/json-tree';
import type { Json, Pointer } from '../model';
import { enumName } from './finish-reason';
import { holdsSomething } from './holds-something';
import type { Turn, Turns } from './read-turns';

/** What tells one response from another where it was sent. */
export type Identity = { id: string | null; createTime: Json | undefined };

/**
 * Whether an event belongs to another response than the one that was read so far. Its id decides; an event without one is
 * another's when it was created at another time, or starts over: when a candidate that has finished already sends text
 * again, with its metadata once more or without a finish reason. (Old models repeat the finish reason in every event and
 * send the metadata with the last: that is one stream.) What comes after the finish and holds no text still belongs to it.
 */
export function isOther(turns: Turns, { id, createTime }: Identity, arriving: readonly Turn[]): boolean {
  if (turns.finished.size === 0) return false;
  if (id !== null && turns.identity.id !== null) return id !== turns.identity.id;
  if (turns.others > 0) return true;
  const created = turns.identity.createTime;
  if (typeof createTime === 'string' && typeof created === 'string') return createTime !== created;
  return arriving.some(
    ({ index, fields }) =>
      turns.finished.has(index) &&
      hasText(fields.content) &&
      (enumName(fields.finishReason) === null ||
        (turns.grounded.has(index) && holdsSomething(fields.groundingMetadata))),
  );
}

/** Notes an event of another response, which is not read. */
export function countOther(turns: Turns, at: Pointer): void {
  if (turns.others === 0) turns.othersAt = at;
  turns.others += 1;
}

const hasText = (content: Json | undefined): boolean =>
  isRecord(content) &&
  isList(content.parts) &&
  content.parts.some((part) => isRecord(part) && typeof part.text === 'string' && part.text.trim() !== '');
