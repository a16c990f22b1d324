import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import { type Gathering, gather, type Piece } from '../formats/gather';
import { createNotes, type Notes } from '../formats/notes';
import { dig, pick, textOf } from '../formats/pick';
import { fieldsOf, type Schema } from '../formats/read';
import type { Json, Reading } from '../model';
import { finishWord } from './finish-word';

/** One body of OpenAI's chat format, or one chunk of its stream, taken apart. */
export type Chat = { whole: Piece; choice: Piece; message: Piece };

type Kind = {
  format: string;
  /** Where the metadata of a body may stand; more than one piece is merged as a stream's. */
  metadataIn(chat: Chat): readonly Piece[];
  /** The fields of a body that are known, so that others are told. */
  schema: Schema;
};

/** Whether a tree is a body of OpenAI's chat format, or the chunks of one. */
export const isChat = (tree: Json): boolean =>
  isList(tree) ? anyOf(tree, isCompletion) : isCompletion(tree);

function isCompletion(value: Json): boolean {
  const { value: choices } = pick(value, '', 'choices');
  if (!isList(choices)) return false;
  // The last chunk of a stream may hold nothing but what it cost.
  if (choices.length === 0) return pick(value, '', 'object', 'usage').value !== undefined;
  return choices.every((choice) => isRecord(pick(choice, '', 'message', 'delta').value));
}

/** Every body of the tree: one, or each chunk of a stream. */
function chatsIn(tree: Json): Chat[] {
  const bodies = isList(tree)
    ? tree.map((value, index): Piece => ({ value, at: step('', index) }))
    : [{ value: tree, at: '' }];
  return bodies.map((whole) => {
    const choices = pick(whole.value, whole.at, 'choices');
    const choice = { value: isList(choices.value) ? choices.value[0] : undefined, at: step(choices.at, 0) };
    return { whole, choice, message: pick(choice.value, choice.at, 'message', 'delta') };
  });
}

/** Reads a body of OpenAI's chat format. What its chunks say one after the other is one text. */
export function readChat(tree: Json, kind: Kind): Reading {
  const notes = createNotes();
  const chats = chatsIn(tree);
  const answer = gather('');
  addText(answer, chats, 'reasoningContent', true);
  addText(answer, chats, 'content', false);
  let grounded = false;
  let model: string | null = null;
  for (const chat of chats) {
    const { whole, choice } = chat;
    fieldsOf(whole.value, kind.schema, whole.at, notes);
    model = textOf(pick(whole.value, '', 'model').value) ?? model;
    const pieces = kind.metadataIn(chat).filter(({ value }) => isRecord(value));
    for (const groundingMetadata of pieces) answer.turn({ groundingMetadata }, whole.at);
    grounded ||= pieces.length > 0;
    answer.turn({ finishReason: finishWord(pick(choice.value, choice.at, 'finishReason')) }, whole.at);
  }
  if (!grounded) for (const { message } of chats) addAnnotations(answer, message, notes);
  const choices = pick(tree, '', 'choices').value;
  const otherCandidates = isList(choices) ? choices.length - 1 : 0;
  return answer.reading({ format: kind.format, model, otherCandidates }, notes);
}

function addText(answer: Gathering, chats: readonly Chat[], name: string, thought: boolean): void {
  const said = chats.map(({ message }) => pick(message.value, message.at, name));
  const first = said.find(({ value }) => typeof value === 'string' || isList(value));
  if (first === undefined) return;
  if (isList(first.value)) {
    for (const [index, block] of first.value.entries())
      answer.part(
        isRecord(block) && typeof block.text === 'string' ? { text: block.text } : {},
        step(first.at, index),
      );
    return;
  }
  const text = said.map(({ value }) => (typeof value === 'string' ? value : '')).join('');
  if (text !== '') answer.part(thought ? { text, thought } : { text }, first.at);
}

/** `url_citation`s, each of which names a stretch and one source: what is left when the metadata itself is gone. */
function addAnnotations(answer: Gathering, message: Piece, notes: Notes): void {
  const list = pick(message.value, message.at, 'annotations');
  if (!isList(list.value) || list.value.length === 0) return;
  for (const [index, item] of list.value.entries()) {
    const at = step(list.at, index);
    const citation = dig(item, at, 'urlCitation');
    const { value, at: inside } = isRecord(citation.value) ? citation : { value: item, at };
    const field = (name: string): Json => pick(value, inside, name).value ?? null;
    const chunk = answer.chunk({ web: { uri: field('url'), title: field('title') } }, inside);
    const segment = { startIndex: field('startIndex'), endIndex: field('endIndex') };
    answer.support({ segment, groundingChunkIndices: [chunk] }, inside);
  }
  notes.add({
    code: 'input/lossy-writer',
    severity: 'warning',
    at: list.at,
    message:
      'Only annotations are left of the grounding metadata: they cite web pages alone, without quotes and scores, and LiteLLM leaves out every support that starts at 0. Keep "vertex_ai_grounding_metadata" of the response, which has it all.',
  });
}
