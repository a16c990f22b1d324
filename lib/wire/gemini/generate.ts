import { type Outcome, ok } from '../../outcome';
import type { GeminiGeneration } from '../../target';
import { contentBody, type Delivery, generateMethod } from '../generate-content';
import { message, textOrNull } from '../message';
import type { JsonObject, WireRequest } from '../model';
import { refuse } from '../refuse';
import { geminiScopes } from '../scopes';
import { geminiRequest } from './gemini-request';
import { readModelOrTuned } from './names';

type ContentSettings = Extract<GeminiGeneration, { method: 'generate-content' }>;

/** `generateContent` grounded by File Search or Google Search. */
export function generateWithTool(
  settings: ContentSettings,
  question: string,
  delivery: Delivery,
): Outcome<WireRequest> {
  const model = readModelOrTuned(settings.model, 'generation.model');
  if (!model.ok) return refuse(model.problem);
  const { rpc, suffix } = generateMethod(delivery);
  return ok(
    geminiRequest({
      rpc,
      resource: `${model.value}${suffix}`,
      scopes: geminiScopes,
      body: contentBody(question, settings, [toolOf(settings.tool)]),
    }),
  );
}

/** The published protos have another shape for `fileSearch`; this one is what the service and its SDKs speak. */
function toolOf(tool: ContentSettings['tool']): JsonObject {
  if (tool.kind === 'google-search') return { googleSearch: {} };
  return {
    fileSearch: {
      fileSearchStoreNames: tool.stores,
      ...message({ topK: tool.topK, metadataFilter: textOrNull(tool.metadataFilter) }),
    },
  };
}
