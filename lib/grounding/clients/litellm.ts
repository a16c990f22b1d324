import { isList } from '../decode/json-tree';
import { step } from '../decode/pointer';
import { anyOf } from '../formats/any-of';
import type { Format } from '../formats/format';
import type { Piece } from '../formats/gather';
import { dig } from '../formats/pick';
import { hasField } from '../formats/read';
import type { Json } from '../model';
import { type Chat, isChat, readChat } from './chat-completion';
import { chatBody } from './openai-gateway';

/** Where LiteLLM puts the metadata, one after the other a list with an item for each candidate. */
const places = [
  ['whole', 'vertexAiGroundingMetadata'],
  ['whole', '_hiddenParams', 'vertexAiGroundingMetadata'],
  ['message', 'providerSpecificFields', 'vertexAiGroundingMetadata'],
] as const;

/** What LiteLLM makes of a Gemini response: OpenAI's chat format with Google's metadata beside it. */
export const litellm: Format = {
  id: 'litellm',
  label: 'a LiteLLM response',
  origin: 'copy',
  recognises: (tree) => isChat(tree) && (isList(tree) ? anyOf(tree, isOwn) : isOwn(tree)),
  read: (tree) => ({
    ok: true,
    value: readChat(tree, { format: litellm.id, metadataIn, schema: chatBody }),
  }),
  nested: { marks: ['choices'], recognises: (tree) => isChat(tree) && isOwn(tree) },
};

const isOwn = (value: Json): boolean =>
  hasField(value, 'vertexAiGroundingMetadata', '_hiddenParams', 'vertexAiSafetyResults');

function metadataIn(chat: Chat): readonly Piece[] {
  for (const [holder, ...path] of places) {
    const found = dig(chat[holder].value, chat[holder].at, ...path);
    if (isList(found.value) && found.value.length > 0) {
      const items = found.value.map((value, index) => ({ value, at: step(found.at, index) }));
      const choices = dig(chat.whole.value, '', 'choices').value;
      return isList(choices) && choices.length > 1 ? items.slice(0, 1) : items;
    }
    if (found.value !== undefined && !isList(found.value)) return [found];
  }
  return [];
}
