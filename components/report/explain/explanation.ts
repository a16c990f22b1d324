/** What stands behind a diagnostic, for the person who has to do something about it. Each is one or two sentences. */
export type Explanation = {
  /** Names it in a list, without a full stop. */
  title: string;
  /** How it comes about. */
  cause: string;
  /** What it changes in what is shown here, and in what other readers make of the response. */
  effect: string;
  /** What to do about it at the source. */
  fix: string;
};

export type Explanations = Readonly<Record<string, Explanation>>;
