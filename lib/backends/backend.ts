import type { Outcome } from '../outcome';
import type { BackendOption, CheckStep, ListedPage, ListRequest, Notice, Retrieved } from '../request';
import type { Target } from '../target';

/** One question to one backend. */
export type Asking<T extends Target> = { runId: string; question: string; target: T };

/** What a run gives to its backend. */
export type RunContext = {
  signal: AbortSignal;
  /** Tells the person something while the run goes on. */
  notify(notice: Notice): void;
};

/** A system that can be asked. It answers in Google's wire format, so that there is one reader for all of them. */
export type Backend<T extends Target = Target> = {
  id: T['backend'];
  option(): Promise<BackendOption>;
  retrieve(asking: Asking<T>, run: RunContext): Promise<Outcome<Retrieved>>;
  /**
   * The answer's events in wire format as they come. Ends early when the signal aborts; expected failures are values.
   * `retrieved` is what `retrieve` of the same run gives, for those that answer over it.
   */
  generate(
    asking: Asking<T>,
    run: RunContext,
    retrieved: Promise<Outcome<Retrieved>>,
  ): AsyncIterable<Outcome<unknown>>;
  /** One page of what the service holds; missing where all is in `option()` already. */
  list?(request: ListRequest & { backend: T['backend'] }, signal: AbortSignal): Promise<Outcome<ListedPage>>;
  /** Checks the connection step by step; missing where there is none. */
  check?(signal: AbortSignal): AsyncIterable<CheckStep>;
};
