import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Json, Reading } from '../model';
import type { Format } from './format';
import { gather, type Piece } from './gather';
import { createNotes } from './notes';
import { pick, textOf } from './pick';
import { hasField } from './read';

/** Under these names programs of all kinds keep the answer's text, in the order of how sure they are. */
const names = [
  'text',
  'answer',
  'outputText',
  'responseText',
  'response',
  'content',
  'output',
  'message',
  'completion',
];

/** The text of an answer with its grounding metadata beside it: what programs make of a response for themselves. */
export const looseAnswer: Format = {
  id: 'loose-answer',
  label: 'a text with its grounding metadata beside it',
  origin: 'copy',
  recognises: (tree) => isRecord(tree) && isLoose(tree),
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: { marks: ['groundingmetadata'], recognises: (tree) => isLoose(tree) },
};

const isLoose = (tree: JsonRecord): boolean =>
  (isRecord(metadataIn(tree).value) || isList(metadataIn(tree).value)) && textIn(tree).value !== undefined;

const metadataIn = (tree: Json): Piece =>
  hasField(tree, 'groundingMetadata')
    ? pick(tree, '', 'groundingMetadata')
    : { value: hasField(tree, 'groundingSupports') ? tree : undefined, at: '' };

function textIn(tree: Json): Piece {
  const found = names.map((name) => pick(tree, '', name));
  return found.find(({ value }) => textOf(value) !== null) ?? { value: undefined, at: '' };
}

function read(tree: Json): Reading {
  const answer = gather('');
  const text = textIn(tree);
  answer.part({ text: text.value ?? null }, text.at);
  const { value, at } = metadataIn(tree);
  const pieces = isList(value)
    ? value.map((item, index) => ({ value: item, at: step(at, index) }))
    : [{ value, at }];
  for (const groundingMetadata of pieces) answer.turn({ groundingMetadata }, '');
  const model = textOf(pick(tree, '', 'modelVersion', 'model').value);
  return answer.reading({ format: looseAnswer.id, model }, createNotes());
}
