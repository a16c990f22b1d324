import type { GeminiGeneration, GeminiRetrieval, GeminiTarget, VertexTarget } from '../../target';

const unset = {
  systemInstruction: null,
  temperature: null,
  topP: null,
  maxOutputTokens: null,
  seed: null,
  thinking: null,
  safety: [],
};

/** A corpus and a model, and nothing set but what is given. */
export const vertexTarget = (
  retrieval: Partial<VertexTarget['retrieval']> = {},
  generation: Partial<VertexTarget['generation']> = {},
): VertexTarget => ({
  backend: 'vertex',
  corpus: 'projects/acme/locations/europe-west4/ragCorpora/77',
  retrieval: {
    topK: null,
    threshold: null,
    fileIds: [],
    metadataFilter: null,
    ranking: null,
    hybridAlpha: null,
    ...retrieval,
  },
  generation: { ...unset, location: null, model: 'gemini-3.5-flash', ...generation },
});

type AnswerSettings = Extract<GeminiGeneration, { method: 'generate-answer' }>;
type ContentSettings = Extract<GeminiGeneration, { method: 'generate-content' }>;

/** `generateAnswer` over inline passages, and nothing set but what is given. */
export const geminiTarget = (
  retrieval: Partial<GeminiRetrieval> = {},
  generation: Partial<AnswerSettings> = {},
): GeminiTarget => ({
  backend: 'gemini',
  retrieval: { corpus: 'corpora/cafe', document: null, resultsCount: null, filters: [], ...retrieval },
  generation: {
    method: 'generate-answer',
    model: 'aqa',
    style: 'ABSTRACTIVE',
    temperature: 0.2,
    passages: 'inline',
    safety: [],
    ...generation,
  },
});

export const contentSettings = (tool: ContentSettings['tool']): ContentSettings => ({
  ...unset,
  method: 'generate-content',
  model: 'gemini-3.5-flash',
  tool,
});
