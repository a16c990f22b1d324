import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Format } from '../formats/format';
import { gather, type Piece } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { dig, pick } from '../formats/pick';
import type { Json, Reading } from '../model';

const metadataKey = 'adkGroundingMetadata';

/** The paths to what an agent said: of a message, an artifact's update, a status update, or a whole task. */
const said = [
  ['parts'],
  ['artifact', 'parts'],
  ['status', 'message', 'parts'],
  ['message', 'parts'],
] as const;
const holders = [[], ['artifact'], ['status', 'message'], ['message']] as const;

/** A message of the A2A protocol that an ADK agent sent: the grounding metadata rides in `metadata`. */
export const a2a: Format = {
  id: 'a2a',
  label: 'an A2A message of an ADK agent',
  recognises: (tree) => isRecord(tree) && isGrounded(tree),
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: { marks: ['metadata', 'artifact', 'status'], recognises: (tree) => isGrounded(tree) },
};

const isGrounded = (tree: JsonRecord): boolean =>
  metadataIn(tree).value !== undefined && partsIn(tree).some(({ value }) => isList(value));

function metadataIn(tree: Json): Piece {
  const found = holders.map((path) => dig(tree, '', ...path, 'metadata', metadataKey));
  return found.find(({ value }) => value !== undefined) ?? { value: undefined, at: '/metadata' };
}

function partsIn(tree: Json): Piece[] {
  const artifacts = pick(tree, '', 'artifacts');
  const ofTask = isList(artifacts.value)
    ? artifacts.value.map((artifact, index) => pick(artifact, step(artifacts.at, index), 'parts'))
    : [];
  return [...said.map((path) => dig(tree, '', ...path)), ...ofTask].filter(({ value }) => isList(value));
}

function read(tree: Json): Reading {
  const answer = gather('');
  const [parts] = partsIn(tree);
  for (const [index, part] of (isList(parts?.value) ? parts.value : []).entries()) {
    const at = step(parts?.at ?? '', index);
    const inner = isRecord(pick(part, at, 'root').value) ? pick(part, at, 'root').value : part;
    const text = pick(inner, at, 'text').value;
    const thought = dig(inner, at, 'metadata', 'adkThought').value === true;
    answer.part(
      typeof text === 'string' ? { text, ...(thought ? { thought } : {}) } : { inlineData: {} },
      at,
    );
  }
  answer.turn({ groundingMetadata: metadataIn(tree) }, '');
  return answer.reading({ format: a2a.id }, createNotes());
}
