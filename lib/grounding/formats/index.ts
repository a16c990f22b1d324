import { a2a } from '../clients/a2a';
import { adkEvent } from '../clients/adk-event';
import { genkit } from '../clients/genkit';
import { interactions } from '../clients/interactions';
import { langchain } from '../clients/langchain';
import { litellm } from '../clients/litellm';
import { live } from '../clients/live';
import { openaiGateway } from '../clients/openai-gateway';
import { vercelAi } from '../clients/vercel-ai';
import { vercelAiStream } from '../clients/vercel-ai-stream';
import type { Json } from '../model';
import { askContexts } from './ask-contexts';
import { augmentPrompt } from './augment-prompt';
import { corporaQuery } from './corpora-query';
import { corroborateContent } from './corroborate-content';
import { errorBody } from './error-body';
import type { Format } from './format';
import { generateAnswer } from './generate-answer';
import { generateContent } from './generate-content';
import { groundingMetadata } from './grounding-metadata';
import { looseAnswer } from './loose-answer';
import { retrieveContexts } from './retrieve-contexts';

/**
 * Every shape that is read, in the order they are tried. A new one is a file beside these, or in `clients` for what a
 * client library makes of a response, and a line here. Client libraries add fields to those of the service or wrap them
 * up, so they are tried first.
 */
export const formats: readonly Format[] = [
  litellm,
  openaiGateway,
  langchain,
  vercelAi,
  vercelAiStream,
  genkit,
  adkEvent,
  a2a,
  live,
  interactions,
  generateContent,
  generateAnswer,
  askContexts,
  augmentPrompt,
  corroborateContent,
  retrieveContexts,
  corporaQuery,
  looseAnswer,
  groundingMetadata,
  errorBody,
];

export const formatOf = (tree: Json): Format | undefined => formats.find((format) => format.recognises(tree));
