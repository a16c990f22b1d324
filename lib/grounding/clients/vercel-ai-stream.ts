import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import type { Format } from '../formats/format';
import { gather } from '../formats/gather';
import { createNotes, type Notes } from '../formats/notes';
import { pick, textOf } from '../formats/pick';
import type { Json, Pointer, Reading } from '../model';
import { finishWord } from './finish-word';
import { noteLoss } from './lossy-writer';
import { metadataIn } from './vercel-ai';
import { noteStripped } from './vercel-ai-losses';

/** The parts of a stream of the Vercel AI SDK (`fullStream`, or the events that a page receives), in a list. */
export const vercelAiStream: Format = {
  id: 'vercel-ai-stream',
  label: 'a stream of the Vercel AI SDK',
  origin: 'copy',
  recognises: (tree) => isList(tree) && anyOf(tree, (item) => isRecord(item) && item.type === 'text-delta'),
  read: (tree) => ({ ok: true, value: read(isList(tree) ? tree : []) }),
};

function read(events: readonly Json[]): Reading {
  const notes = createNotes();
  const answer = gather('');
  let isGrounded = false;
  const texts: { id: string; at: Pointer; thought: boolean; pieces: string[] }[] = [];
  for (const [index, event] of events.entries()) {
    const at = step('', index);
    const type = textOf(pick(event, at, 'type').value);
    const id = textOf(pick(event, at, 'id').value) ?? '';
    // Every step numbers its texts anew.
    if (type === 'text-start' || type === 'reasoning-start')
      texts.push({ id, at, thought: type !== 'text-start', pieces: [] });
    if (type === 'text-delta' || type === 'reasoning-delta') {
      const piece = textOf(pick(event, at, 'delta', 'text', 'textDelta').value) ?? '';
      const known = texts.findLast((text) => text.id === id);
      if (known) known.pieces.push(piece);
      else texts.push({ id, at, thought: type !== 'text-delta', pieces: [piece] });
    }
    const groundingMetadata = metadataIn(event, at);
    isGrounded ||= groundingMetadata.value !== undefined;
    const finishReason = type?.startsWith('finish') ? finishWord(pick(event, at, 'finishReason')) : undefined;
    if (groundingMetadata.value !== undefined || finishReason?.value !== undefined) {
      answer.turn({ groundingMetadata, ...(finishReason ? { finishReason } : {}) }, at);
      noteStripped(
        groundingMetadata,
        texts.map(() => ({ type: 'text' })),
        notes,
      );
    }
  }
  if (!isGrounded) noteNoMetadata(events, notes);
  for (const { at, thought, pieces } of texts) {
    const text = pieces.join('');
    answer.part(thought ? { text, thought } : { text }, at);
  }
  return answer.reading({ format: vercelAiStream.id }, notes);
}

/** What a page receives has the text, and sources when they are asked for, but nothing of where they belong. */
function noteNoMetadata(events: readonly Json[], notes: Notes): void {
  const last = events.findLastIndex((event) => pick(event, '', 'type').value === 'finish-step');
  if (last < 0) return;
  noteLoss(
    notes,
    step('', last),
    'The stream that the Vercel AI SDK sends to a page passes on no grounding metadata.',
    'Send "providerMetadata" of the result along as message metadata, or open what the server received.',
  );
}
