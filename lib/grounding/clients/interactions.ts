import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import type { Format } from '../formats/format';
import { gather } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { pick, textOf } from '../formats/pick';
import { fieldsOf, schema } from '../formats/read';
import type { Json, Reading } from '../model';
import { finishWord } from './finish-word';
import { type Block, readAnnotations } from './interaction-annotations';
import { blocksOfStream, isInteractionEvent } from './interaction-stream';

const interaction = schema('Interaction', [
  ...['id', 'object', 'status', 'model', 'agent', 'steps', 'outputs', 'usage', 'created', 'updated', 'role'],
  ...['previousInteractionId', 'input', 'tools', 'systemInstruction', 'responseModalities', 'responseFormat'],
  ...['responseMimeType', 'generationConfig', 'environmentId', 'serviceTier', 'agentConfig', 'background'],
  ...[
    'cachedContent',
    'labels',
    'outputText',
    'sdkHttpResponse',
    'store',
    'stream',
    'environment',
    'webhookConfig',
  ],
]);

/**
 * What the Interactions API answers, whole or as the events of its stream. It has no grounding metadata: each text block
 * has annotations, which name one source for a stretch of bytes inside that block, without quote and score.
 */
export const interactions: Format = {
  id: 'interactions',
  label: 'a response of the Interactions API',
  recognises: (tree) =>
    isList(tree) ? anyOf(tree, isInteractionEvent) : isRecord(tree) && isInteraction(tree),
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: { marks: ['steps', 'outputs'], recognises: isInteraction },
};

/** Steps and outputs have a type; so have the outputs of other services, which have other types. */
function isInteraction(tree: JsonRecord): boolean {
  const list = pick(tree, '', 'steps', 'outputs').value;
  if (!isList(list) || textOf(pick(tree, '', 'status', 'id').value) === null) return false;
  return list.some((item) => isRecord(item) && kinds.has(String(item.type)));
}

const kinds: ReadonlySet<string> = new Set(['model_output', 'thought', 'text', 'user_input']);

function read(tree: Json): Reading {
  const notes = createNotes();
  const answer = gather('');
  const streamed = isList(tree) ? blocksOfStream(tree) : null;
  const whole = streamed?.whole ?? { value: tree, at: '' };
  fieldsOf(whole.value, interaction, whole.at, notes);
  const listed = blocksIn(whole.value ?? null, whole.at);
  const blocks = streamed === null || streamed.blocks.length === 0 ? listed : streamed.blocks;
  readAnnotations(answer, blocks, notes);
  answer.turn({ finishReason: finishWord(pick(whole.value, whole.at, 'status')) }, whole.at);
  const model = textOf(pick(whole.value, '', 'model', 'agent').value);
  return answer.reading({ format: interactions.id, model }, notes);
}

/** The blocks of all that the model said, in order; early versions list them as outputs, without steps. */
function blocksIn(value: Json, at: string): Block[] {
  const list = pick(value, at, 'steps', 'outputs');
  if (!isList(list.value)) return [];
  return list.value.flatMap((item, index): Block[] => {
    const place = step(list.at, index);
    const type = textOf(pick(item, place, 'type').value) ?? '';
    if (type === 'user_input') return [];
    if (type === 'thought') {
      const summary = pick(item, place, 'summary');
      const texts = isList(summary.value)
        ? summary.value.map((one) => textOf(pick(one, '', 'text').value) ?? '')
        : [];
      return [{ kind: 'thought', text: texts.join(''), at: place, annotations: [] }];
    }
    const content = pick(item, place, 'content');
    if (type !== 'model_output' || !isList(content.value)) return [blockOf(item, place)];
    return content.value.map((block, position) => blockOf(block, step(content.at, position)));
  });
}

function blockOf(value: Json, at: string): Block {
  const text = pick(value, at, 'text').value;
  if (typeof text !== 'string') return { kind: 'other', text: '', at, annotations: [] };
  const list = pick(value, at, 'annotations');
  const annotations = (isList(list.value) ? list.value : []).map((annotation, index) => ({
    value: annotation,
    at: step(list.at, index),
  }));
  return { kind: 'text', text, at, annotations };
}
