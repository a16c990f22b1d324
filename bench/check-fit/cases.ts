import type { WordVectors } from '../../lib/check';
import { groundsOf, surroundingsOf } from '../../lib/check/check';
import { type Examined, examine } from '../../lib/check/examine';
import { riskFeatures, supportFeatures } from '../../lib/check/judge';
import { sentences } from '../../lib/text/sentences';
import { foldOf } from './figures';
import type { Labelled } from './labelled';
import type { Sample } from './logistic';

/** A clause or sentence to learn from. `length` and `bad` count characters; `bad` are those that rest on nothing. */
export type Case = {
  file: string;
  fold: number;
  names: readonly string[];
  sample: Sample;
  length: number;
  bad: number;
};

/** `unsupported`: how many characters of the answer rest on nothing; null when that isn't labelled. */
export type Cases = { file: string; unsupported: number | null; clauses: Case[]; sentences: Case[] };

/** A clause counts by its length, since F1 counts characters, but a very long one only so far. */
const usualClause = 60;
const mostClauses = 3;

export function casesOf(row: Labelled, vectors: WordVectors | null): Cases {
  const grounds = groundsOf(row.answer, row.contexts, { vectors });
  const examined = sentences(row.answer).map((sentence) => examine(sentence, grounds));
  const surroundings = surroundingsOf(examined, grounds);
  const marked = markedIn(row);
  const common = { file: row.set ?? row.file, fold: foldOf(row) };
  return {
    file: common.file,
    unsupported: marked && sum(marked),
    clauses: marked === null ? [] : examined.flatMap(clausesOf),
    sentences: row.gold.attributable === undefined ? [] : examined.map(sentenceOf),
  };

  function clausesOf(each: Examined): Case[] {
    return each.clauses.map((clause) => {
      const length = clause.end - clause.start;
      const bad = sum(marked?.subarray(clause.start, clause.end) ?? []);
      const features = riskFeatures(each, clause, surroundings);
      const weight = Math.min(length / usualClause, mostClauses);
      return { ...common, ...described(features, bad / length, weight), length, bad };
    });
  }

  function sentenceOf(each: Examined): Case {
    const truth = Number(row.gold.attributable);
    return {
      ...common,
      ...described(supportFeatures(each, grounds), truth, 1 / examined.length),
      length: 1,
      bad: 0,
    };
  }
}

function described(features: Readonly<Record<string, number>>, truth: number, weight: number) {
  return { names: Object.keys(features), sample: { features: Object.values(features), truth, weight } };
}

function markedIn({ answer, gold }: Labelled): Uint8Array | null {
  if (gold.unsupported === undefined) return null;
  const marked = new Uint8Array(answer.length);
  for (const [start, end] of gold.unsupported) marked.fill(1, Math.max(0, start), end);
  return marked;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
