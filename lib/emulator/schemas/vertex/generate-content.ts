import { enumeration, map, message, repeated, string, struct } from '../../../proto-json';
import { contentOf } from './content';
import { generationConfigOf } from './generation';
import { toolConfigOf, toolOf } from './tools';
import { nameOf, type VertexVersion } from './version';

/** The last three members are known to Google's SDK, and to no published proto. */
export function generateContentRequestOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('GenerateContentRequest'), {
    model: string,
    contents: repeated(contentOf(version)),
    systemInstruction: contentOf(version),
    cachedContent: string,
    tools: repeated(toolOf(version)),
    toolConfig: toolConfigOf(version),
    labels: map(string),
    safetySettings: repeated(safetySettingOf(version)),
    modelArmorConfig: message(name('ModelArmorConfig'), {
      promptTemplateName: string,
      responseTemplateName: string,
    }),
    generationConfig: generationConfigOf(version),
    serviceTier: string,
    continuationToken: string,
    outputConfig: struct,
  });
}

function safetySettingOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('SafetySetting'), {
    category: enumeration(name('HarmCategory'), {
      HARM_CATEGORY_UNSPECIFIED: 0,
      HARM_CATEGORY_HATE_SPEECH: 1,
      HARM_CATEGORY_DANGEROUS_CONTENT: 2,
      HARM_CATEGORY_HARASSMENT: 3,
      HARM_CATEGORY_SEXUALLY_EXPLICIT: 4,
      HARM_CATEGORY_CIVIC_INTEGRITY: 5,
      HARM_CATEGORY_JAILBREAK: 6,
    }),
    threshold: enumeration(name('SafetySetting.HarmBlockThreshold'), {
      HARM_BLOCK_THRESHOLD_UNSPECIFIED: 0,
      BLOCK_LOW_AND_ABOVE: 1,
      BLOCK_MEDIUM_AND_ABOVE: 2,
      BLOCK_ONLY_HIGH: 3,
      BLOCK_NONE: 4,
      OFF: 5,
    }),
    method: enumeration(name('SafetySetting.HarmBlockMethod'), {
      HARM_BLOCK_METHOD_UNSPECIFIED: 0,
      SEVERITY: 1,
      PROBABILITY: 2,
    }),
  });
}
