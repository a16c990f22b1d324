import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import type { Format } from '../formats/format';
import { gather } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { dig, pick, textOf } from '../formats/pick';
import { fieldsOf, hasField, schema } from '../formats/read';
import type { Json, Pointer, Reading } from '../model';

const message = schema('BidiGenerateContentServerMessage', [
  ...['serverContent', 'setupComplete', 'toolCall', 'toolCallCancellation', 'usageMetadata', 'goAway'],
  ...['sessionResumptionUpdate', 'voiceActivityDetectionSignal', 'voiceActivity', 'text', 'data'],
]);

const serverContent = schema('BidiGenerateContentServerContent', [
  ...[
    'modelTurn',
    'groundingMetadata',
    'generationComplete',
    'turnComplete',
    'interrupted',
    'waitingForInput',
  ],
  ...['inputTranscription', 'outputTranscription', 'urlContextMetadata', 'turnCompleteReason'],
]);

/** Messages that a session of the Live API sent: one, or those of one turn. Speech is read by its transcription. */
export const live: Format = {
  id: 'live',
  label: 'messages of the Live API',
  recognises: (tree) => (isList(tree) ? anyOf(tree, isServerMessage) : isServerMessage(tree)),
  read: (tree) => ({
    ok: true,
    value: readMessages(
      isList(tree) ? tree.map((value, index) => ({ value, at: step('', index) })) : [{ value: tree, at: '' }],
    ),
  }),
  nested: { marks: ['servercontent'], recognises: isServerMessage },
};

export function isServerMessage(value: Json | JsonRecord): boolean {
  return isRecord(value) && isRecord(pick(value, '', 'serverContent').value);
}

/** Reads the messages of one turn as a stream. */
export function readMessages(messages: readonly { value: Json; at: Pointer }[]): Reading {
  const notes = createNotes();
  const answer = gather(messages[0]?.at ?? '');
  const contents = messages.map(({ value, at }) => {
    fieldsOf(value, message, at, notes);
    const found = pick(value, at, 'serverContent');
    fieldsOf(found.value, serverContent, found.at, notes);
    return found;
  });
  const isSpoken = contents.some(({ value }) => hasField(value, 'outputTranscription'));
  if (isSpoken) {
    const spoken = contents.map(({ value, at }) => dig(value, at, 'outputTranscription', 'text'));
    const text = spoken.map((piece) => textOf(piece.value) ?? '').join('');
    answer.part({ text }, spoken.find(({ value }) => value !== undefined)?.at ?? '');
  }
  for (const { value, at } of contents) {
    const isOver = hasField(value, 'turnComplete') || hasField(value, 'generationComplete');
    answer.turn(
      {
        ...(isSpoken ? {} : { content: pick(value, at, 'modelTurn') }),
        groundingMetadata: pick(value, at, 'groundingMetadata'),
        ...(isOver
          ? { finishReason: { value: 'STOP', at: pick(value, at, 'turnComplete', 'generationComplete').at } }
          : {}),
      },
      at,
    );
  }
  return answer.reading({ format: live.id }, notes);
}
