import { parseJson } from '../decode/decode-json';
import { isList, isRecord } from '../decode/json-tree';
import { pick, textOf } from '../formats/pick';
import type { Json } from '../model';

/** So long a request is opened for its question; what is longer holds files. */
const LONGEST = 1_000_000;

/** What was asked, by the request that stands beside an answer: its newest words of a user. Null when it can't be told. */
export function questionIn(request: Json | undefined): string | null {
  if (typeof request === 'string') {
    const parsed = request.length > LONGEST ? null : parseJson(request);
    return parsed?.ok && isRecord(parsed.tree) ? questionIn(parsed.tree) : null;
  }
  if (!isRecord(request)) return null;
  const turns = pick(request, '', 'contents', 'messages', 'input', 'prompt', 'query').value;
  if (typeof turns === 'string') return textOf(turns);
  if (isRecord(turns)) return textOf(turns.text);
  return isList(turns) ? newestWords(turns) : null;
}

/** The text of the last turn that a user speaks. */
export function newestWords(turns: readonly Json[]): string | null {
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    const turn = turns[index];
    if (turn === undefined || !isUser(turn)) continue;
    const words = wordsOf(turn);
    if (words !== null) return words;
  }
  return null;
}

function isUser(turn: Json): boolean {
  const role = pick(turn, '', 'role', 'author', 'type').value;
  return role === undefined || role === 'user' || role === 'human' || role === 'HumanMessage';
}

/** The text of a message in any tool's spelling: its parts or its content, a text or a list of blocks. */
export function wordsOf(message: Json): string | null {
  if (typeof message === 'string') return textOf(message);
  const said = pick(message, '', 'parts', 'content', 'text').value;
  if (typeof said === 'string' || isRecord(said)) return wordsOf(said);
  if (!isList(said)) return null;
  const texts = said.map((block) => (isRecord(block) ? (textOf(block.text) ?? '') : (textOf(block) ?? '')));
  return textOf(texts.join(''));
}
