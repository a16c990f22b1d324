import type { Outcome } from '../outcome';
import type { AnswerEvent, AskRequest, BackendOption } from '../request';

/** A system that can be asked. It answers in Google's wire format, so that there is one reader for all of them. */
export type Backend = {
  id: string;
  option(): Promise<BackendOption>;
  /** A `RetrieveContextsResponse`, e.g. `{ contexts: { contexts: [...] } }`. */
  retrieve(request: AskRequest, signal: AbortSignal): Promise<Outcome<unknown>>;
  /** `GenerateContentResponse`s as they come. Ends early when `signal` aborts; expected failures are values. */
  generate(request: AskRequest, signal: AbortSignal): AsyncIterable<AnswerEvent>;
};
