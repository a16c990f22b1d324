import type { GeminiTarget, VertexTarget } from '../target';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** A target that lies behind one of Google's APIs. */
export type RemoteTarget = VertexTarget | GeminiTarget;

/** One call in Google's wire format, whole but for its credentials. */
export type WireRequest = {
  api: 'vertex' | 'gemini';
  rpc:
    | 'RetrieveContexts'
    | 'GenerateContent'
    | 'StreamGenerateContent'
    | 'ListRagCorpora'
    | 'ListRagFiles'
    | 'GetRagCorpus'
    | 'QueryCorpus'
    | 'QueryDocument'
    | 'GenerateAnswer'
    | 'ListCorpora'
    | 'ListDocuments'
    | 'ListFileSearchStores';
  httpMethod: 'GET' | 'POST';
  version: 'v1' | 'v1beta1' | 'v1beta';
  /** Google's own, e.g. `europe-west4-aiplatform.googleapis.com`. */
  host: string;
  /** Vertex: the location the host stands for. */
  location: string | null;
  /** From the version on, with its query, e.g. `/v1/projects/p/locations/l:retrieveContexts`. */
  path: string;
  /** OAuth scopes any of which the service accepts; the one to ask for comes first. */
  scopes: readonly string[];
  /** null for GET. */
  body: JsonObject | null;
};

/** A setting that the service is known to refuse, or to answer wrongly without a word. */
export type Problem = {
  /** The dotted path into the target, e.g. `retrieval.filters.0.key`. */
  field: string;
  /** One sentence: what is wrong with it, and why. */
  message: string;
};

export type Checked<T> = { ok: true; value: T } | { ok: false; problem: Problem };
