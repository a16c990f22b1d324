import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Piece } from '../formats/gather';
import type { Notes } from '../formats/notes';
import { pick } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json } from '../model';
import { noteLoss } from './lossy-writer';

/** What the SDK's schema of a chunk leaves out, by the kind of chunk it can be missed in. */
const stripped: readonly (readonly [kind: string, fields: readonly string[], what: string])[] = [
  [
    'retrievedContext',
    ['ragChunk', 'documentName', 'pageNumber'],
    '"ragChunk" with its pages, "documentName" and "pageNumber"',
  ],
  ['maps', ['placeAnswerSources'], '"placeAnswerSources" with the reviews'],
  ['web', ['domain'], '"domain"'],
];

/**
 * Says what the Vercel AI SDK has taken out of the metadata, as far as it can have been there: its schema passes only the
 * fields it knows. What is still there was not taken out, by this version.
 */
export function noteStripped(metadata: Piece, blocks: Json | undefined, notes: Notes): void {
  const chunks = pick(metadata.value, metadata.at, 'groundingChunks');
  const supports = pick(metadata.value, metadata.at, 'groundingSupports');
  const lost: string[] = [];
  let at = metadata.at;
  for (const [kind, fields, what] of stripped) {
    const items = isList(chunks.value) ? chunks.value : [];
    const index = items.findIndex((chunk) => hasField(chunk, kind));
    if (index < 0 || items.some((chunk) => hasField(pick(chunk, '', kind).value, ...fields))) continue;
    // A web page's domain is told by its address as well.
    if (kind === 'web') continue;
    if (lost.length === 0) at = step(chunks.at, index);
    lost.push(what);
  }
  const texts = isList(blocks)
    ? blocks.filter((block) => isRecord(block) && (block.type === 'text' || block.type === 'reasoning'))
    : [];
  if (texts.length > 1 && isList(supports.value) && supports.value.length > 0) {
    const isNumbered = supports.value.some((support) =>
      hasField(pick(support, '', 'segment').value, 'partIndex'),
    );
    if (!isNumbered) {
      if (lost.length === 0) at = supports.at;
      lost.push('"partIndex", which says in which part a segment lies');
    }
  }
  if (lost.length === 0) return;
  noteLoss(
    notes,
    at,
    `The Vercel AI SDK passes on the metadata without ${lost.join(', ')}; of a stream it keeps what the last event with metadata held.`,
    'The whole body of the service is at "response.body" of the result.',
  );
}
