import { isList, isRecord, type JsonRecord } from '../decode/json-tree';
import { step } from '../decode/pointer';
import type { Format } from '../formats/format';
import { type Gathering, gather, type Piece } from '../formats/gather';
import { createNotes } from '../formats/notes';
import { dig, pick, textOf } from '../formats/pick';
import { fieldsOf, hasField, schema } from '../formats/read';
import type { Json, Reading } from '../model';
import { finishWord } from './finish-word';
import { noteStripped } from './vercel-ai-losses';

const result = schema('GenerateTextResult', [
  ...[
    'text',
    'content',
    'reasoning',
    'reasoningText',
    'reasoningDetails',
    'files',
    'sources',
    'parts',
    'role',
  ],
  ...[
    'toolCalls',
    'staticToolCalls',
    'dynamicToolCalls',
    'toolResults',
    'staticToolResults',
    'id',
    'createdAt',
  ],
  ...['dynamicToolResults', 'finishReason', 'rawFinishReason', 'usage', 'totalUsage', 'warnings', 'request'],
  ...['response', 'responseMessages', 'rawResponse', 'providerMetadata', 'experimentalProviderMetadata'],
  ...['steps', 'stepType', 'isContinued', 'logprobs', 'output', 'object', 'metadata', 'stepNumber', 'model'],
  ...['callId', 'functionId', 'experimentalContext', 'experimentalOutput', 'runtimeContext', 'toolsContext'],
  ...[
    'type',
    'messages',
    '_output',
    'performance',
    'attachments',
    'annotations',
    'toolInvocations',
    'revisionId',
  ],
]);

/** Every place where the SDK, or who uses it, keeps what the provider sent besides text. */
const holders = ['providerMetadata', 'experimentalProviderMetadata', 'metadata', 'providerOptions'] as const;

/**
 * An answer as the Vercel AI SDK has it: a result or step of `generateText`, what a provider's `doGenerate` gives, or a
 * message with parts.
 */
export const vercelAi: Format = {
  id: 'vercel-ai',
  label: 'a result of the Vercel AI SDK',
  origin: 'copy',
  recognises: (tree) => isRecord(tree) && isResult(tree),
  read: (tree) => ({ ok: true, value: read(tree) }),
  nested: {
    marks: ['providermetadata', 'experimentalprovidermetadata'],
    recognises: (tree) => isResult(tree) && !('type' in tree),
  },
};

/** Content in blocks with a type is the SDK's; Google's has parts. */
function isResult(tree: JsonRecord): boolean {
  const said = pick(tree, '', 'content', 'parts').value;
  const blocks =
    isList(said) &&
    said.length > 0 &&
    said.every((block) => isRecord(block) && typeof block.type === 'string');
  if (hasField(tree, 'providerMetadata', 'experimentalProviderMetadata'))
    return blocks || typeof tree.text === 'string';
  if (!blocks) return false;
  return hasField(tree, 'finishReason', 'parts') || metadataIn(tree, '').value !== undefined;
}

function read(tree: Json): Reading {
  const notes = createNotes();
  fieldsOf(tree, result, '', notes);
  const answer = gather('');
  const blocks = pick(tree, '', 'content', 'parts');
  if (isList(blocks.value) && blocks.value.length > 0) addBlocks(answer, blocks.value, blocks.at);
  else {
    const reasoning = pick(tree, '', 'reasoningText', 'reasoning');
    if (typeof reasoning.value === 'string')
      answer.part({ text: reasoning.value, thought: true }, reasoning.at);
    const text = pick(tree, '', 'text');
    if (typeof text.value === 'string') answer.part({ text: text.value }, text.at);
  }
  const groundingMetadata = metadataIn(tree, '');
  answer.turn({ groundingMetadata, finishReason: finishWord(reasonIn(tree)) }, '');
  noteStripped(groundingMetadata, blocks.value, notes);
  const model = textOf(dig(tree, '', 'response', 'modelId').value);
  return answer.reading({ format: vercelAi.id, model }, notes);
}

/** Providers also give the reason apart from the raw one. */
function reasonIn(tree: Json): Piece {
  const reason = pick(tree, '', 'finishReason');
  return isRecord(reason.value) ? pick(reason.value, reason.at, 'raw', 'unified') : reason;
}

/** The metadata under whichever name the provider goes by: `google`, `vertex`, `googleVertex`, or one of the caller's. */
export function metadataIn(value: Json, at: string): Piece {
  for (const holder of holders) {
    const held = pick(value, at, holder);
    const own = pick(held.value, held.at, 'groundingMetadata');
    if (own.value !== undefined) return own;
    const names = isRecord(held.value) ? Object.keys(held.value) : [];
    for (const name of ['google', 'vertex', 'googleVertex', 'providerMetadata', ...names]) {
      const found = dig(held.value, held.at, name, 'groundingMetadata');
      if (found.value !== undefined) return found;
      const deeper = dig(held.value, held.at, name, 'google', 'groundingMetadata');
      if (deeper.value !== undefined) return deeper;
    }
  }
  return { value: undefined, at: step(at, 'providerMetadata') };
}

/** Sources and files stand among the text; only what the model said are parts. */
function addBlocks(answer: Gathering, blocks: readonly Json[], at: string): void {
  for (const [index, block] of blocks.entries()) {
    if (!isRecord(block)) continue;
    const place = step(at, index);
    const text = textOf(block.text) ?? textOf(block.reasoning);
    if (block.type === 'text' && text !== null) answer.part({ text }, place);
    else if (block.type === 'reasoning' && text !== null) answer.part({ text, thought: true }, place);
    else if (typeof block.type === 'string' && block.type.startsWith('tool'))
      answer.part({ functionCall: {} }, place);
    else if (block.type === 'file') answer.part({ inlineData: {} }, place);
  }
}
