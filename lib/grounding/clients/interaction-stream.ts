import { isList, isRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Piece } from '../formats/gather';
import { dig, pick, textOf } from '../formats/pick';
import type { Json, Pointer } from '../model';
import type { Block } from './interaction-annotations';

type Growing = {
  kind: Block['kind'];
  at: Pointer;
  pieces: string[];
  annotations: { value: Json; at: Pointer }[];
};

/** `interaction.created`, `step.delta` and the like; early versions have `content.delta`. */
export const isInteractionEvent = (value: Json): boolean =>
  isRecord(value) && /^(?:interaction|step|content)\./.test(textOf(pick(value, '', 'eventType').value) ?? '');

/**
 * The blocks that a stream builds up, by the number of their step: text grows, annotations gather. Beside them the
 * interaction as the stream last told it.
 */
export function blocksOfStream(events: readonly Json[]): { blocks: Block[]; whole: Piece } {
  const steps = new Map<string, Growing>();
  let whole: Piece = { value: undefined, at: '' };
  for (const [index, event] of events.entries()) {
    const at = step('', index);
    const told = pick(event, at, 'interaction');
    if (isRecord(told.value)) whole = told;
    const delta = pick(event, at, 'delta');
    const started = pick(event, at, 'step', 'content');
    const number = pick(event, at, 'index').value;
    if (number === undefined) continue;
    const key = JSON.stringify(number);
    const block = steps.get(key) ?? { kind: 'other', at, pieces: [], annotations: [] };
    steps.set(key, block);
    grow(block, started);
    grow(block, delta);
  }
  const blocks = [...steps.values()].map(
    ({ pieces, ...block }): Block => ({ ...block, text: pieces.join('') }),
  );
  return { blocks, whole };
}

function grow(block: Growing, { value, at }: Piece): void {
  if (!isRecord(value)) return;
  const type = textOf(pick(value, at, 'type').value) ?? '';
  if (type.startsWith('thought')) block.kind = 'thought';
  else if (type === 'text' || type === 'model_output') block.kind = 'text';
  const text = block.kind === 'thought' ? dig(value, at, 'content', 'text') : pick(value, at, 'text');
  if (typeof text.value === 'string') block.pieces.push(text.value);
  const content = pick(value, at, 'content');
  if (isList(content.value))
    for (const [index, inner] of content.value.entries())
      grow(block, { value: inner, at: step(content.at, index) });
  const list = pick(value, at, 'annotations');
  if (isList(list.value))
    for (const [index, annotation] of list.value.entries())
      block.annotations.push({ value: annotation, at: step(list.at, index) });
}
