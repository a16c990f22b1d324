import {
  bool,
  enumeration,
  float,
  int32,
  message,
  repeated,
  string,
  struct,
  value,
} from '../../../proto-json';
import { nameOf } from './name';
import { schema } from './schema';

const voiceConfig = message(nameOf('VoiceConfig'), {
  prebuiltVoiceConfig: message(nameOf('PrebuiltVoiceConfig'), { voiceName: string }),
});

const speechConfig = message(nameOf('SpeechConfig'), {
  voiceConfig,
  multiSpeakerVoiceConfig: message(nameOf('MultiSpeakerVoiceConfig'), {
    speakerVoiceConfigs: repeated(message(nameOf('SpeakerVoiceConfig'), { speaker: string, voiceConfig })),
  }),
  languageCode: string,
});

const thinkingConfig = message(nameOf('ThinkingConfig'), {
  includeThoughts: bool,
  thinkingBudget: int32,
  thinkingLevel: enumeration(nameOf('ThinkingConfig.ThinkingLevel'), {
    THINKING_LEVEL_UNSPECIFIED: 0,
    LOW: 1,
    MEDIUM: 2,
    HIGH: 3,
    MINIMAL: 4,
  }),
});

export const generationConfig = message(nameOf('GenerationConfig'), {
  candidateCount: int32,
  stopSequences: repeated(string),
  maxOutputTokens: int32,
  temperature: float,
  topP: float,
  topK: int32,
  seed: int32,
  responseMimeType: string,
  responseSchema: schema,
  responseJsonSchema: value,
  responseJsonSchemaOrdered: value,
  responseFormat: value,
  presencePenalty: float,
  frequencyPenalty: float,
  responseLogprobs: bool,
  logprobs: int32,
  enableEnhancedCivicAnswers: bool,
  responseModalities: repeated(
    enumeration(nameOf('GenerationConfig.Modality'), {
      MODALITY_UNSPECIFIED: 0,
      TEXT: 1,
      IMAGE: 2,
      AUDIO: 3,
    }),
  ),
  speechConfig,
  thinkingConfig,
  imageConfig: message(nameOf('ImageConfig'), { aspectRatio: string, imageSize: string }),
  mediaResolution: enumeration(nameOf('GenerationConfig.MediaResolution'), {
    MEDIA_RESOLUTION_UNSPECIFIED: 0,
    MEDIA_RESOLUTION_LOW: 1,
    MEDIA_RESOLUTION_MEDIUM: 2,
    MEDIA_RESOLUTION_HIGH: 3,
  }),
  audioTranscriptionConfig: struct,
});
