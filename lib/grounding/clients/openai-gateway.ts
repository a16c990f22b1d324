import type { Format } from '../formats/format';
import type { Piece } from '../formats/gather';
import { dig } from '../formats/pick';
import { schema } from '../formats/read';
import { type Chat, isChat, readChat } from './chat-completion';

/** Where gateways have been seen to put Google's metadata: inside the message, beside it, or at the top. */
const paths = [
  ['extraContent', 'google', 'groundingMetadata'],
  ['groundingMetadata'],
  ['providerSpecificFields', 'groundingMetadata'],
  ['providerMetadata', 'google', 'groundingMetadata'],
] as const;
const holders = ['message', 'choice', 'whole'] as const;

export const chatBody = schema('ChatCompletion', [
  'id',
  'object',
  'created',
  'model',
  'choices',
  'usage',
  'systemFingerprint',
  'serviceTier',
  'extraContent',
  'groundingMetadata',
  'providerMetadata',
  'providerSpecificFields',
  'provider',
  'citations',
  'error',
  'vertexAiGroundingMetadata',
  'vertexAiUrlContextMetadata',
  'vertexAiSafetyResults',
  'vertexAiSafetyRatings',
  'vertexAiCitationMetadata',
  '_hiddenParams',
  '_responseHeaders',
  '_responseMs',
]);

/** What a gateway that speaks OpenAI's chat format answers, whole or in chunks. */
export const openaiGateway: Format = {
  id: 'openai-gateway',
  label: "a response in OpenAI's chat format",
  origin: 'copy',
  recognises: isChat,
  read: (tree) => ({
    ok: true,
    value: readChat(tree, { format: openaiGateway.id, metadataIn, schema: chatBody }),
  }),
  nested: { marks: ['choices'], recognises: isChat },
};

/** The first place that holds something; a message names the same metadata but once. */
function metadataIn(chat: Chat): readonly Piece[] {
  for (const holder of holders) {
    for (const path of paths) {
      const found = dig(chat[holder].value, chat[holder].at, ...path);
      if (found.value !== undefined) return [found];
    }
  }
  return [];
}
