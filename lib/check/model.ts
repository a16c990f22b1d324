/**
 * The vocabulary of the check. Every `start` and `end` counts UTF-16 units, half-open: of the answer in a `SentenceCheck`
 * and a `Stretch`, of the context's text in an `Evidence`.
 *
 * The check is the inspector's own reading of the texts. Its scores are no service's confidence and stand on no scale
 * with one.
 */

export type Stretch = { readonly start: number; readonly end: number };

/**
 * - `supported`: the contexts say what the sentence says;
 * - `partly`: they say some of it; what they don't is in `unsupported`, where it could be told apart;
 * - `unsupported`: too little of it stands in the contexts;
 * - `contradicted`: they say it with another number, name or sense (`conflicts` has both);
 * - `nothing-to-check`: it claims nothing: a heading, a courtesy, a refusal, a question.
 */
export type Verdict = 'supported' | 'partly' | 'unsupported' | 'contradicted' | 'nothing-to-check';

/**
 * How a stretch of a context bears the sentence out, strongest first: word for word; with the same numbers and names and
 * most words; in other words; only by the way; not at all.
 */
export type EvidenceKind = 'verbatim' | 'same-facts' | 'paraphrase' | 'weak' | 'none';

export type Evidence = Stretch & {
  /** Index into the contexts. */
  readonly context: number;
  readonly kind: EvidenceKind;
  /** 0..1: the share of the sentence's words, by weight, that the stretch covers. */
  readonly score: number;
};

/** What the answer says and what a context says in its place. */
export type Conflict = {
  readonly kind: 'number' | 'name' | 'negation' | 'comparison' | 'field';
  readonly said: Stretch & { readonly text: string };
  readonly found: Stretch & { readonly context: number; readonly text: string };
};

/** The figures a verdict rests on, each 0..1 unless it is a count. */
export type Measured = {
  /** Share of the sentence's weight that its best evidence with its neighbours covers. */
  readonly together: number;
  /** Share that stands anywhere in the contexts. */
  readonly anywhere: number;
  /** Share of neighbouring words that stand side by side in the contexts too. */
  readonly phrases: number;
  /** Numbers, and names, that no context holds. */
  readonly missingNumbers: number;
  readonly missingNames: number;
};

export type SentenceCheck = Stretch & {
  readonly verdict: Verdict;
  /** 0..1: how likely the contexts bear the sentence out. 1 when there is nothing to check. */
  readonly score: number;
  /** Best first; empty when no context shares a telling word with the sentence. */
  readonly evidence: readonly Evidence[];
  readonly conflicts: readonly Conflict[];
  readonly measured: Measured;
};

export type Check = {
  /** `nothing-to-check` when every sentence is; otherwise the weakest of what the sentences say together. */
  readonly verdict: Verdict;
  /** The answer's sentences in order, white space between them left out. */
  readonly sentences: readonly SentenceCheck[];
  /** Stretches of the answer that no context bears out, in order, without overlap: clauses, or items of a list, where they could be told; neighbours are one. */
  readonly unsupported: readonly Stretch[];
};
