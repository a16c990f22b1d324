/**
 * What is asked and how: the settings of each backend, as the form holds them and as `lib/wire` writes them into
 * requests. Types only. `null` means "not set": the field is not sent and the service's default holds.
 */

export type Target = EmbeddedTarget | VertexTarget | GeminiTarget;

/** At most one of the two directions, as the wire's oneof demands. Distance: below it stays. Similarity: above it stays. */
export type Threshold = { kind: 'distance' | 'similarity'; value: number };

export type EmbeddedTarget = {
  backend: 'embedded';
  /** Full resource name, e.g. `projects/p/locations/l/ragCorpora/c`. */
  corpus: string;
  retrieval: {
    /** Contexts wanted, 1..100. */
    topK: number;
    threshold: Threshold | null;
    /** Bare file ids within the corpus; empty means all. */
    fileIds: string[];
  };
  generation: { maxOutputTokens: number | null };
};

export type VertexTarget = {
  backend: 'vertex';
  /** `projects/P/locations/L/ragCorpora/C`; its location decides which host `retrieveContexts` is sent to. */
  corpus: string;
  retrieval: VertexRetrieval;
  generation: VertexGeneration;
};

export type VertexRetrieval = {
  topK: number | null;
  threshold: Threshold | null;
  /** Bare file ids within the corpus; empty means all. */
  fileIds: string[];
  /** A filter expression over file metadata. */
  metadataFilter: string | null;
  ranking: {
    kind: 'rank-service' | 'llm-ranker' /** e.g. `semantic-ranker-512@latest` */;
    model: string;
  } | null;
  /** 0 sparse only, 1 dense only; only v1beta1 has the field. */
  hybridAlpha: number | null;
};

export type VertexGeneration = ModelSettings & {
  /** A region, `global`, `us` or `eu`; null: the corpus's own region. */
  location: string | null;
  /** A publisher model id, or a resource name (`publishers/…`, `projects/…/endpoints/…`). */
  model: string;
};

/** `generationConfig`, `systemInstruction` and `safetySettings`, as both APIs take them. */
export type ModelSettings = {
  systemInstruction: string | null;
  temperature: number | null;
  topP: number | null;
  maxOutputTokens: number | null;
  seed: number | null;
  thinking: {
    budget: number | null;
    level: 'MINIMAL' | 'LOW' | 'MEDIUM' | 'HIGH' | null;
    includeThoughts: boolean;
  } | null;
  safety: { category: SafetyCategory; threshold: SafetyThreshold }[];
};

export type SafetyCategory =
  | 'HARM_CATEGORY_HATE_SPEECH'
  | 'HARM_CATEGORY_DANGEROUS_CONTENT'
  | 'HARM_CATEGORY_HARASSMENT'
  | 'HARM_CATEGORY_SEXUALLY_EXPLICIT';

export type SafetyThreshold =
  | 'BLOCK_LOW_AND_ABOVE'
  | 'BLOCK_MEDIUM_AND_ABOVE'
  | 'BLOCK_ONLY_HIGH'
  | 'BLOCK_NONE'
  | 'OFF';

export type GeminiTarget = {
  backend: 'gemini';
  retrieval: GeminiRetrieval | null;
  generation: GeminiGeneration;
};

/** `corpora.query`, or `corpora.documents.query` when a document is named. */
export type GeminiRetrieval = {
  /** `corpora/C` */
  corpus: string;
  /** `corpora/C/documents/D` */
  document: string | null;
  /** 1..100; null: the service's default of 10. */
  resultsCount: number | null;
  /** Joined by AND. */
  filters: MetadataFilter[];
};

export type MetadataFilter = {
  /** `document.custom_metadata.K` or `chunk.custom_metadata.K`. */
  key: string;
  /** Joined by OR. */
  conditions: MetadataCondition[];
};

export type MetadataCondition =
  | { operation: 'LESS' | 'LESS_EQUAL' | 'GREATER' | 'GREATER_EQUAL'; value: number }
  | { operation: 'EQUAL' | 'NOT_EQUAL'; value: string | number }
  | { operation: 'INCLUDES' | 'EXCLUDES'; value: string };

export type GeminiGeneration =
  | {
      method: 'generate-answer';
      /** e.g. `aqa` */
      model: string;
      style: 'ABSTRACTIVE' | 'EXTRACTIVE' | 'VERBOSE';
      temperature: number | null;
      /** `inline`: over the passages that retrieval brought. `semantic-retriever`: the service retrieves by itself. */
      passages: 'inline' | 'semantic-retriever';
      safety: ModelSettings['safety'];
    }
  | (ModelSettings & {
      method: 'generate-content';
      model: string;
      tool:
        | {
            kind: 'file-search' /** `fileSearchStores/S` */;
            stores: string[];
            topK: number | null;
            metadataFilter: string | null;
          }
        | { kind: 'google-search' };
    });
