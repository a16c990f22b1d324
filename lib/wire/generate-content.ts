import type { ModelSettings } from '../target';
import { listOrNull, message, textOrNull } from './message';
import type { Json, JsonObject, WireRequest } from './model';
import { userTurn } from './question';

/** As server-sent events while it is written, or whole when it is done. */
export type Delivery = 'stream' | 'whole';

export const generateMethod = (delivery: Delivery): { rpc: WireRequest['rpc']; suffix: string } =>
  delivery === 'stream'
    ? { rpc: 'StreamGenerateContent', suffix: ':streamGenerateContent?alt=sse' }
    : { rpc: 'GenerateContent', suffix: ':generateContent' };

/** A `GenerateContentRequest`, as both APIs take it; the model stands in the path. */
export function contentBody(question: string, settings: ModelSettings, tools: JsonObject[]): JsonObject {
  const instruction = textOrNull(settings.systemInstruction);
  return {
    contents: [userTurn(question)],
    tools,
    ...message({
      systemInstruction: instruction === null ? null : { parts: [{ text: instruction }] },
      generationConfig: generationConfig(settings),
      safetySettings: safetySettings(settings.safety),
    }),
  };
}

function generationConfig({ temperature, topP, maxOutputTokens, seed, thinking }: ModelSettings) {
  const thinkingConfig = message({
    thinkingBudget: thinking?.budget ?? null,
    thinkingLevel: thinking?.level ?? null,
    includeThoughts: thinking?.includeThoughts ? true : null,
  });
  return message({ temperature, topP, maxOutputTokens, seed, thinkingConfig });
}

export const safetySettings = (safety: ModelSettings['safety']): Json =>
  listOrNull(safety.map(({ category, threshold }) => ({ category, threshold })));
