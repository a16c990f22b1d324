import { isList, isRecord } from '../decode/json-tree';
import type { Json, Pointer } from '../model';
import { enumName } from './finish-reason';
import { holdsSomething } from './holds-something';
import type { Turn, Turns } from './read-turns';

/** What tells one response from another where it was sent. */
export type Identity = {
  id: string | null;
  createTime: Json | undefined;
  model: string | null;
  usage: Usage;
};

/** Tokens of the question and of the answer so far, as the last event counted them; NaN where it didn't. */
export type Usage = { prompt: number; answer: number };

export const noUsage: Usage = { prompt: Number.NaN, answer: Number.NaN };

/** What an event counted; where it didn't, what was counted before. */
export function usageOf(metadata: Json | undefined, before: Usage = noUsage): Usage {
  const usage = { ...before };
  if (!isRecord(metadata)) return usage;
  for (const key in metadata) {
    const name = key.replaceAll('_', '').toLowerCase();
    const value = metadata[key];
    if (typeof value !== 'number') continue;
    if (name === 'prompttokencount') usage.prompt = value;
    else if (name === 'candidatestokencount') usage.answer = value;
  }
  return usage;
}

/**
 * Whether an event belongs to another response than the one that was read so far. Its id decides; an event without one is
 * another's when it was created at another time, or starts over: when a candidate that has finished already sends text
 * again, with its metadata once more, without a finish reason, by another model, or with tokens counted afresh. (Old models repeat the finish reason in every event and
 * send the metadata with the last: that is one stream.) What comes after the finish and holds no text still belongs to it.
 */
export function isOther(
  turns: Turns,
  { id, createTime, model, usage }: Identity,
  arriving: readonly Turn[],
): boolean {
  if (turns.finished.size === 0) return false;
  if (id !== null && turns.identity.id !== null) return id !== turns.identity.id;
  if (turns.others > 0) return true;
  const created = turns.identity.createTime;
  if (typeof createTime === 'string' && typeof created === 'string') return createTime !== created;
  const isElse = isOtherModel(turns.identity.model, model) || isCountedAfresh(turns.identity.usage, usage);
  return arriving.some(
    ({ index, fields }) =>
      turns.finished.has(index) &&
      hasText(fields.content) &&
      (isElse ||
        enumName(fields.finishReason) === null ||
        (turns.grounded.has(index) && holdsSomething(fields.groundingMetadata))),
  );
}

const isOtherModel = (before: string | null, model: string | null) =>
  before !== null && model !== null && before !== model;

/** Within a stream the question stays as long as it is, and the answer only grows. */
const isCountedAfresh = (before: Usage, { prompt, answer }: Usage) =>
  prompt < before.prompt || prompt > before.prompt || answer < before.answer;

/** Notes an event of another response, which is not read. */
export function countOther(turns: Turns, at: Pointer): void {
  if (turns.others === 0) turns.othersAt = at;
  turns.others += 1;
}

const hasText = (content: Json | undefined): boolean =>
  isRecord(content) &&
  isList(content.parts) &&
  content.parts.some((part) => isRecord(part) && typeof part.text === 'string' && part.text.trim() !== '');
