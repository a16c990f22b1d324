import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Format } from '../formats/format';
import { gather, type Piece } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { dig, pick, textOf } from '../formats/pick';
import { fieldsOf, schema } from '../formats/read';
import type { Json, Reading } from '../model';
import { finishWord } from './finish-word';

const response = schema('GenerateResponse', [
  ...['message', 'finishReason', 'finishMessage', 'usage', 'custom', 'raw', 'request', 'operation'],
  ...['latencyMs', 'candidates', 'model', 'index'],
]);

/** Where Genkit keeps the service's response, whole or merged from a stream. */
export const genkitBodies = ['custom', 'raw'] as const;

/** A response of Genkit whose answer has to be taken from its message: the service's own body was kept without it. */
export const genkit: Format = {
  id: 'genkit',
  label: 'a Genkit response',
  origin: 'copy',
  recognises: (tree) => isRecord(tree) && isGenkit(tree),
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: { marks: ['message'], recognises: isGenkit },
};

function isGenkit(tree: JsonRecord): boolean {
  const { value } = messageIn(tree);
  return isList(pick(value, '', 'content').value) && genkitBodies.some((name) => isRecord(tree[name]));
}

/** Older versions gave several candidates, each with a message. */
function messageIn(tree: Json): Piece {
  const message = pick(tree, '', 'message');
  const candidates = pick(tree, '', 'candidates');
  if (message.value !== undefined || !isList(candidates.value)) return message;
  return pick(candidates.value[0], step(candidates.at, 0), 'message');
}

function read(tree: Json): Reading {
  const notes = createNotes();
  fieldsOf(tree, response, '', notes);
  const answer = gather('');
  const message = messageIn(tree);
  const content = pick(message.value, message.at, 'content');
  for (const [index, part] of (isList(content.value) ? content.value : []).entries()) {
    const reasoning = textOf(pick(part, '', 'reasoning').value);
    answer.part(reasoning === null ? part : { text: reasoning, thought: true }, step(content.at, index));
  }
  const bodies = genkitBodies.map((name) => dig(tree, '', name, 'candidates'));
  const held = bodies.flatMap(({ value, at }) =>
    isList(value) ? [{ value: value[0], at: step(at, 0) }] : [],
  );
  const own = genkitBodies.map((name) => dig(tree, '', name, 'groundingMetadata'));
  const metadata = [...held.map(({ value, at }) => pick(value, at, 'groundingMetadata')), ...own];
  const groundingMetadata = metadata.find(({ value }) => value !== undefined);
  const finishReason = finishWord(pick(tree, '', 'finishReason'));
  answer.turn({ ...(groundingMetadata ? { groundingMetadata } : {}), finishReason }, '');
  return answer.reading({ format: genkit.id }, notes);
}
