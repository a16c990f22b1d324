/** The contract between the form, the server actions and the backends: types only, so that it costs the browser nothing. */
import type { ScoreKind } from './grounding/model';
import type { Outcome } from './outcome';
import type { Target } from './target';

export type AskRequest = {
  /** Made by the page, so that a run can be stopped before its first byte comes back. */
  runId: string;
  /** The build the page was made by; a server of another build refuses with `outdated`. */
  build: string;
  question: string;
  /** Which backend is asked, with all its settings. */
  target: Target;
};

/** What a backend offers to the form. */
export type BackendOption = {
  id: Target['backend'];
  label: string;
  /** One line under the label: what it is and what it needs. */
  note: string;
  /** Not ready: the failure's hint is the one step that readies it. */
  ready: Outcome<null>;
  /** Asking costs money: nothing is asked without a click. */
  billed: boolean;
  /** What can be chosen without asking a service; the others are listed by the action `list`. */
  corpora: CorpusOption[];
  /** `projects/P/locations/L` the operator has configured, to begin listing with; null when there is none. */
  parent: string | null;
  /** What the operator has set to be asked instead of Google: origin and path, no user; null: Google, or no service. */
  endpoint: string | null;
};

export type CorpusOption = {
  name: string;
  label: string;
  note: string;
  /** Questions a newcomer can click. */
  examples: string[];
  files: { id: string; title: string }[];
};

/** What retrieval brought, in wire format: a `RetrieveContextsResponse` or a `QueryCorpusResponse`. */
export type Retrieved = {
  body: unknown;
  /** How its scores are to be read, when the corpus told; null when the response alone has to do. */
  scoreKind: ScoreKind | null;
};

/** What one ask gives back, over one request: the contexts as soon as they are there, and the answer as it comes. */
export type AskStream = {
  runId: string;
  contexts: Promise<Outcome<Retrieved>>;
  /** A failure ends it and keeps what came before; notices may stand anywhere. */
  answer: AsyncIterable<AnswerEvent>;
};

/** A `GenerateContentResponse` or `GenerateAnswerResponse` in wire format, the failure that ends the answer, or a notice. */
export type AnswerEvent = Outcome<unknown> | { notice: Notice };

/** Something to tell while a run goes on, of either half of it. */
export type Notice = {
  kind: 'retry';
  half: 'retrieve' | 'generate';
  /** The attempt that comes next, counted from 1, of at most `of`. */
  attempt: number;
  of: number;
  waitMilliseconds: number;
  /** One sentence: why the last attempt failed. */
  because: string;
};

/** One page of what a service holds. */
export type ListRequest = { pageToken: string | null } & (
  | { backend: 'vertex'; what: 'corpora' /** `projects/P/locations/L` */; parent: string }
  | { backend: 'vertex'; what: 'files' /** `projects/P/locations/L/ragCorpora/C` */; parent: string }
  | { backend: 'gemini'; what: 'corpora' | 'file-search-stores' }
  | { backend: 'gemini'; what: 'documents' /** `corpora/C` */; parent: string }
);

export type ListedPage = { items: ListedItem[]; nextPageToken: string | null };

export type ListedItem = {
  /** The resource name, as requests take it. */
  name: string;
  label: string;
  /** One line: vector database, size, state, date. */
  note: string;
};

/** One step of a connection check, in the order in which a person would look. */
export type CheckStep = {
  id: string;
  /** What is looked at, e.g. `Credentials`. */
  title: string;
  state: 'ok' | 'problem' | 'skipped';
  /** What was found, with nothing secret in it. */
  found: string;
  /** The next command to run or deed to do; null when there is nothing to do. */
  next: string | null;
};

/** The steps of a check, each as soon as it is known. */
export type CheckStream = { steps: AsyncIterable<CheckStep> };
