import { sentences } from '../text/sentences';
import { heldPhrases } from './compare/phrases';
import { type Examined, examine, type Grounds } from './examine';
import { judge } from './judge';
import type { Check, SentenceCheck, Stretch, Verdict } from './model';
import { flagsIn } from './source/flags';
import { recordShare } from './source/record-share';
import { openSources } from './source/sources';
import type { Surroundings } from './weigh/clause-features';
import { lexicon } from './words/lexicon';
import { readWords } from './words/read-words';
import { tongueOf } from './words/stops';
import type { WordVectors } from './words/vectors';

export type CheckOptions = {
  /** English word vectors: with them synonyms count as found. null or left out: only forms of one word do. */
  vectors?: WordVectors | null;
};

/**
 * Holds an answer against the contexts it was made from, sentence by sentence: what they bear out, where, and what rests
 * on nothing. It needs no metadata and no model; the same texts always give the same result. Time grows with the length
 * of the texts, not with its square.
 *
 * What it can't know: it compares words, numbers, names, negations and fields of records. A sentence of the contexts' own
 * words put together to a new claim passes, and a true paraphrase in far words does not.
 */
export function check(
  answer: string,
  contexts: readonly { text: string }[],
  options: CheckOptions = {},
): Check {
  const grounds = groundsOf(answer, contexts, options);
  const examined = sentences(answer).map((sentence) => examine(sentence, grounds));
  const surroundings = surroundingsOf(examined, grounds);
  const judged = examined.map((each) => judge(each, grounds, surroundings));
  const checks = judged.map((each) => each.check);
  return {
    verdict: overall(checks),
    sentences: checks,
    unsupported: apart(judged.flatMap(({ unsupported }) => unsupported)),
  };
}

export function groundsOf(
  answer: string,
  contexts: readonly { text: string }[],
  { vectors = null }: CheckOptions,
): Grounds {
  const texts = contexts.map(({ text }) => text);
  const tongue = tongueOf([answer, ...texts]);
  const known = tongue === 'en' ? vectors : null;
  const words = lexicon(tongue, known);
  const said = readWords(answer, words);
  const sources = openSources(texts, words);
  return {
    answer,
    words: said,
    held: heldPhrases(said, sources),
    sources,
    flags: flagsIn(texts, words),
    vectors: known,
  };
}

/** Contexts are records when at least this share of their lines is `name: value`. */
const mostlyFields = 0.3;

export function surroundingsOf(examined: readonly Examined[], { sources }: Grounds): Surroundings {
  let length = 0;
  let covered = 0;
  for (const { claim, measures } of examined) {
    length += claim.end - claim.start;
    covered += (claim.end - claim.start) * measures.window;
  }
  return {
    isRecord: recordShare(sources.texts) >= mostlyFields,
    answerWindow: length === 0 ? 1 : covered / length,
  };
}

/** Any contradiction makes the answer one; it is supported or unsupported when all that can be checked is. */
function overall(checks: readonly SentenceCheck[]): Verdict {
  const said = new Set(checks.map(({ verdict }) => verdict));
  said.delete('nothing-to-check');
  if (said.size === 0) return 'nothing-to-check';
  if (said.has('contradicted')) return 'contradicted';
  const [only] = said;
  return said.size === 1 && only !== undefined ? only : 'partly';
}

/** In order and without overlap: two fields may be named in one item of a list. */
function apart(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of [...stretches].sort((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last === undefined || last.end < start) found.push({ start, end });
    else found[found.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return found;
}
