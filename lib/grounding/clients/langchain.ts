import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Format } from '../formats/format';
import { gather, type Piece } from '../formats/gather';
import { createNotes, type Notes } from '../formats/notes';
import { dig, pick, textOf } from '../formats/pick';
import { fieldsOf, hasField, schema } from '../formats/read';
import type { Json, Pointer, Reading } from '../model';
import { finishWord } from './finish-word';
import { noteLoss } from './lossy-writer';

const message = schema('AIMessage', [
  'content',
  'contentBlocks',
  'additionalKwargs',
  'responseMetadata',
  'generationInfo',
  'type',
  'role',
  'text',
  'message',
  'name',
  'id',
  'example',
  'toolCalls',
  'toolCallChunks',
  'invalidToolCalls',
  'usageMetadata',
  'chunkPosition',
  'lcKwargs',
  'lcNamespace',
  'lcSerializable',
]);

/** The places of metadata, finish reason and model; Python names them in snake case, JavaScript either way. */
const holders = ['responseMetadata', 'additionalKwargs', 'generationInfo'] as const;

/**
 * An answer as LangChain has it, in Python (google-genai and google-vertexai) or JavaScript: plain, as `kwargs` of its
 * serialised form, or as `data` of a stored message.
 */
export const langchain: Format = {
  id: 'langchain',
  label: 'a LangChain message',
  origin: 'copy',
  recognises: (tree) => isMessage(messageIn({ value: tree, at: '' }).value),
  read: (tree) => ({ ok: true, value: readMessages([{ value: tree, at: '' }]) }),
  nested: {
    marks: ['responsemetadata', 'additionalkwargs', 'generationinfo', 'kwargs'],
    recognises: (tree) => isMessage(messageIn({ value: tree, at: '' }).value),
  },
};

const isMessage = (value: Json | undefined): boolean =>
  hasField(value, 'responseMetadata', 'additionalKwargs', 'generationInfo') &&
  hasField(value, 'content', 'text');

/** The message itself: constructors are serialised with their arguments, stored messages with their data. */
function messageIn({ value, at }: Piece): Piece {
  if (!isRecord(value)) return { value, at };
  if (isRecord(value.kwargs)) return { value: value.kwargs, at: step(at, 'kwargs') };
  if (isRecord(value.data) && typeof value.type === 'string')
    return { value: value.data, at: step(at, 'data') };
  return { value, at };
}

/** Reads one message, or the chunks of one that was streamed. */
export function readMessages(messages: readonly { value: Json; at: Pointer }[]): Reading {
  const notes = createNotes();
  const answer = gather(messages[0]?.at ?? '');
  let model: string | null = null;
  for (const { value, at } of messages) {
    const outer = messageIn({ value, at });
    fieldsOf(outer.value, message, outer.at, notes);
    // A generation has its message inside, and the text of it beside.
    const inner = messageIn(pick(outer.value, outer.at, 'message'));
    const first = firstIn([outer, inner]);
    const content = [inner, outer].map((piece) => pick(piece.value, piece.at, 'content'));
    const said = content.find((piece) => piece.value !== undefined) ?? pick(outer.value, outer.at, 'text');
    const groundingMetadata = first('groundingMetadata');
    const finishReason = finishWord(first('finishReason'));
    answer.turn({ parts: partsOf(said), groundingMetadata, finishReason }, outer.at);
    if (typeof said.value === 'string') noteJoinedParts(groundingMetadata, notes);
    model = textOf(first('modelName', 'model', 'modelVersion').value) ?? model;
  }
  return answer.reading({ format: langchain.id, model }, notes);
}

/** Finds the first of some fields in whatever holds what the service sent besides text. */
function firstIn(messages: readonly Piece[]): (...names: string[]) => Piece {
  const held = messages.flatMap(({ value, at }) => holders.map((name) => pick(value, at, name)));
  return (...names) =>
    held.map(({ value, at }) => pick(value, at, ...names)).find(({ value }) => value !== undefined) ?? {
      value: undefined,
      at: '',
    };
}

/** Content is a text, or a list of texts and blocks. Blocks that hold no text keep their number. */
function partsOf({ value, at }: Piece): Piece[] {
  if (typeof value === 'string') return [{ value: { text: value }, at }];
  return isList(value) ? value.map((block, index) => ({ value: partOf(block), at: step(at, index) })) : [];
}

function partOf(block: Json): Json {
  if (typeof block === 'string') return { text: block };
  if (!isRecord(block)) return block;
  const thinking = textOf(block.thinking) ?? textOf(block.reasoning);
  if (thinking !== null) return { text: thinking, thought: true };
  if (typeof block.text === 'string') return { text: block.text };
  if (block.type === 'executable_code' || block.type === 'code_execution_result')
    return { executableCode: {} };
  return block.type === 'tool_use' || block.type === 'function_call'
    ? { functionCall: {} }
    : { inlineData: {} };
}

/** One text was made of all parts, so that a part's number says no more where it began. */
function noteJoinedParts(metadata: Piece, notes: Notes): void {
  const supports = pick(metadata.value, metadata.at, 'groundingSupports');
  if (!isList(supports.value)) return;
  const odd = supports.value.findIndex(
    (support) => Number(dig(support, '', 'segment', 'partIndex').value ?? 0) > 0,
  );
  if (odd < 0) return;
  noteLoss(
    notes,
    step(supports.at, odd),
    'LangChain made one text of all parts of the answer, while this support counts inside one of them; places are found by their quotes.',
    'Open the response of the service itself to see its parts.',
  );
}
