import { bool, enumeration, float, int32, message, repeated, string } from '../../../proto-json';
import { content } from './content';
import { generationConfig } from './generation';
import { nameOf } from './name';
import { metadataFilter } from './query';
import { safetySetting } from './safety';
import { tool, toolConfig } from './tools';

/** The last three members are known to Google's SDK, and to no published proto. */
export const generateContentRequest = message(nameOf('GenerateContentRequest'), {
  model: string,
  systemInstruction: content,
  contents: repeated(content),
  tools: repeated(tool),
  toolConfig,
  safetySettings: repeated(safetySetting),
  generationConfig,
  cachedContent: string,
  serviceTier: string,
  store: bool,
  continuationToken: string,
});

export const countTokensRequest = message(nameOf('CountTokensRequest'), {
  model: string,
  contents: repeated(content),
  generateContentRequest,
});

const semanticRetriever = message(nameOf('SemanticRetrieverConfig'), {
  source: string,
  query: content,
  metadataFilters: repeated(metadataFilter),
  maxChunksCount: int32,
  minimumRelevanceScore: float,
});

export const generateAnswerRequest = message(
  nameOf('GenerateAnswerRequest'),
  {
    inlinePassages: message(nameOf('GroundingPassages'), {
      passages: repeated(message(nameOf('GroundingPassage'), { id: string, content })),
    }),
    semanticRetriever,
    model: string,
    contents: repeated(content),
    answerStyle: enumeration(nameOf('GenerateAnswerRequest.AnswerStyle'), {
      ANSWER_STYLE_UNSPECIFIED: 0,
      ABSTRACTIVE: 1,
      EXTRACTIVE: 2,
      VERBOSE: 3,
    }),
    safetySettings: repeated(safetySetting),
    temperature: float,
  },
  { grounding_source: ['inlinePassages', 'semanticRetriever'] },
);
