/** The contract between the form, the server actions and the backends: types only, so that it costs the browser nothing. */
import type { Failure, Outcome } from './outcome';

export type AskRequest = {
  /** Made by the page, so that a run can be stopped before its first byte comes back. */
  runId: string;
  /** The build the page was made by; a server of another build refuses with `outdated`. */
  build: string;
  backend: string;
  /** Full resource name, e.g. `projects/p/locations/l/ragCorpora/c`. */
  corpus: string;
  question: string;
  retrieval: RetrievalSettings;
  generation: GenerationSettings;
};

export type RetrievalSettings = {
  /** Contexts wanted, 1..100. */
  topK: number;
  /** At most one of the two directions, as the wire's oneof demands. */
  threshold: null | { kind: 'distance' | 'similarity'; value: number };
  /** Bare file ids within the corpus; empty means all. */
  fileIds: string[];
};

export type GenerationSettings = {
  /** null: the backend's own default. */
  model: string | null;
  temperature: number | null;
  maxOutputTokens: number | null;
};

/** What a backend offers to the form. */
export type BackendOption = {
  id: string;
  label: string;
  /** One line under the label: what it is and what it needs. */
  note: string;
  ready: Outcome<null>;
  corpora: CorpusOption[];
  /** `extractive` backends compose from sentences and take no model or temperature. */
  generation: 'extractive' | 'model';
};

export type CorpusOption = {
  name: string;
  label: string;
  note: string;
  /** Questions a newcomer can click. */
  examples: string[];
  files: { id: string; title: string }[];
};

/** What one ask gives back, over one request: the contexts as soon as they are there, and the answer as it comes. */
export type AskStream = {
  runId: string;
  /** A `RetrieveContextsResponse` in wire format. */
  contexts: Promise<Outcome<unknown>>;
  /** `GenerateContentResponse`s in wire format, one an event; a failure ends it and keeps what came before. */
  answer: AsyncIterable<AnswerEvent>;
};

export type AnswerEvent = { ok: true; value: unknown } | { ok: false; failure: Failure };
