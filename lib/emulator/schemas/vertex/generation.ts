import {
  bool,
  bytes,
  enumeration,
  float,
  int32,
  message,
  repeated,
  string,
  struct,
  value,
  when,
} from '../../../proto-json';
import { schemaOf } from './schema';
import { nameOf, type VertexVersion } from './version';

const preferences = { PRIORITIZE_QUALITY: 1, BALANCED: 2, PRIORITIZE_COST: 3 };

export function generationConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  return message(name('GenerationConfig'), {
    temperature: float,
    topP: float,
    topK: float,
    candidateCount: int32,
    maxOutputTokens: int32,
    stopSequences: repeated(string),
    responseLogprobs: bool,
    logprobs: int32,
    presencePenalty: float,
    frequencyPenalty: float,
    seed: int32,
    responseMimeType: string,
    responseSchema: schemaOf(version),
    responseJsonSchema: value,
    routingConfig: routingConfigOf(version),
    audioTimestamp: bool,
    responseModalities: repeated(
      enumeration(name('GenerationConfig.Modality'), {
        MODALITY_UNSPECIFIED: 0,
        TEXT: 1,
        IMAGE: 2,
        AUDIO: 3,
      }),
    ),
    mediaResolution: enumeration(name('GenerationConfig.MediaResolution'), {
      MEDIA_RESOLUTION_UNSPECIFIED: 0,
      MEDIA_RESOLUTION_LOW: 1,
      MEDIA_RESOLUTION_MEDIUM: 2,
      MEDIA_RESOLUTION_HIGH: 3,
    }),
    speechConfig: speechConfigOf(version),
    thinkingConfig: message(name('GenerationConfig.ThinkingConfig'), {
      includeThoughts: bool,
      thinkingBudget: int32,
      thinkingLevel: enumeration(name('GenerationConfig.ThinkingConfig.ThinkingLevel'), {
        THINKING_LEVEL_UNSPECIFIED: 0,
        LOW: 1,
        MEDIUM: 2,
        HIGH: 3,
        MINIMAL: 4,
      }),
    }),
    ...when(version === 'v1beta1', {
      modelConfig: message(name('GenerationConfig.ModelConfig'), {
        featureSelectionPreference: enumeration(
          name('GenerationConfig.ModelConfig.FeatureSelectionPreference'),
          { FEATURE_SELECTION_PREFERENCE_UNSPECIFIED: 0, ...preferences },
        ),
      }),
    }),
    imageConfig: imageConfigOf(version),
    enableAffectiveDialog: bool,
    responseFormat: value,
    audioTranscriptionConfig: struct,
    translationConfig: struct,
  });
}

function routingConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, `GenerationConfig.RoutingConfig${each}`);
  return message(
    name(''),
    {
      autoMode: message(name('.AutoRoutingMode'), {
        modelRoutingPreference: enumeration(name('.AutoRoutingMode.ModelRoutingPreference'), {
          UNKNOWN: 0,
          ...preferences,
        }),
      }),
      manualMode: message(name('.ManualRoutingMode'), { modelName: string }),
    },
    { routing_config: ['autoMode', 'manualMode'] },
  );
}

function speechConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, each);
  const voiceConfig = message(
    name('VoiceConfig'),
    {
      prebuiltVoiceConfig: message(name('PrebuiltVoiceConfig'), { voiceName: string }),
      replicatedVoiceConfig: message(name('ReplicatedVoiceConfig'), {
        mimeType: string,
        voiceSampleAudio: bytes,
      }),
      voice: string,
    },
    { voice_config: ['prebuiltVoiceConfig', 'replicatedVoiceConfig'] },
  );
  return message(name('SpeechConfig'), {
    voiceConfig,
    languageCode: string,
    multiSpeakerVoiceConfig: message(name('MultiSpeakerVoiceConfig'), {
      speakerVoiceConfigs: repeated(message(name('SpeakerVoiceConfig'), { speaker: string, voiceConfig })),
    }),
  });
}

function imageConfigOf(version: VertexVersion) {
  const name = (each: string) => nameOf(version, `ImageConfig${each}`);
  return message(name(''), {
    imageOutputOptions: message(name('.ImageOutputOptions'), {
      mimeType: string,
      compressionQuality: int32,
    }),
    aspectRatio: string,
    personGeneration: enumeration(name('.PersonGeneration'), {
      PERSON_GENERATION_UNSPECIFIED: 0,
      ALLOW_ALL: 1,
      ALLOW_ADULT: 2,
      ALLOW_NONE: 3,
    }),
    imageSize: string,
    prominentPeople: string,
  });
}
