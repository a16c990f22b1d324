import { isRecord, type JsonRecord } from '../decode/json-tree';
import type { Format } from '../formats/format';
import { gather } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { pick, textOf } from '../formats/pick';
import { fieldsOf, hasField, schema } from '../formats/read';
import type { Json, Pointer, Reading } from '../model';
import { finishWord } from './finish-word';

const event = schema('Event', [
  ...['id', 'invocationId', 'author', 'actions', 'longRunningToolIds', 'branch', 'timestamp', 'content'],
  ...[
    'groundingMetadata',
    'partial',
    'turnComplete',
    'finishReason',
    'errorCode',
    'errorMessage',
    'interrupted',
  ],
  ...['customMetadata', 'usageMetadata', 'liveSessionResumptionUpdate', 'inputTranscription', 'avgLogprobs'],
  ...[
    'outputTranscription',
    'logprobsResult',
    'cacheMetadata',
    'citationMetadata',
    'modelVersion',
    'interactionId',
  ],
  ...['isFinalResponse', 'nodeInfo', 'output', 'goAway', 'role'],
]);

/** One event of the Agent Development Kit; a model's has the answer and the metadata side by side. */
export const adkEvent: Format = {
  id: 'adk-event',
  label: 'an event of the Agent Development Kit',
  recognises: (tree) => isRecord(tree) && isEvent(tree),
  read: (tree) => ({ ok: true, value: readEvents([{ value: tree, at: '' }]) }),
  nested: { marks: ['invocationid'], recognises: isEvent },
};

function isEvent(tree: JsonRecord): boolean {
  return hasField(tree, 'author', 'invocationId') && hasField(tree, 'content', 'groundingMetadata');
}

/** Reads the events of one turn as the events of a stream: neighbouring texts are one. */
export function readEvents(events: readonly { value: Json; at: Pointer }[]): Reading {
  const notes = createNotes();
  const answer = gather(events[0]?.at ?? '');
  let model: string | null = null;
  for (const { value, at } of events) {
    fieldsOf(value, event, at, notes);
    model = textOf(pick(value, at, 'modelVersion').value) ?? model;
    answer.turn(
      {
        content: pick(value, at, 'content'),
        groundingMetadata: pick(value, at, 'groundingMetadata'),
        finishReason: finishWord(pick(value, at, 'finishReason')),
      },
      at,
    );
  }
  return answer.reading({ format: adkEvent.id, model }, notes);
}
