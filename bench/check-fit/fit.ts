// `npm run fit-check -- FOLDER` fits the weights of the grounding check (`lib/check/weigh/weights.ts`) to labelled answers
// and prints them, with figures on what was held out. What the rows must look like: `labelled.ts`.
import type { WordVectors } from '../../lib/check';
import { loadWordVectors } from '../../scripts/check/load-word-vectors';
import { type Case, casesOf } from './cases';
import { folds, macroF1, spanF1 } from './figures';
import { readLabelled } from './labelled';
import { fitLogistic, predicted } from './logistic';

/** Found on held-out parts; a third or three times as much changes no figure by more than chance. */
const penalty = 3;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder of labelled .jsonl files.');
  process.exit(1);
}
const rows = readLabelled(folder);
printFit('withVectors', await loadWordVectors());
printFit('withoutVectors', null);

function printFit(title: string, vectors: WordVectors | null): void {
  const cases = rows.map((row) => casesOf(row, vectors));
  const clauses = cases.flatMap((each) => each.clauses);
  const sentences = cases.flatMap((each) => each.sentences);
  const unsupported = new Map<string, number>();
  for (const { file, unsupported: length } of cases)
    if (length !== null) unsupported.set(file, (unsupported.get(file) ?? 0) + length);
  console.log(`\n${title}`);
  printModel('clauseRisk', clauses, (chances) => spanF1(clauses, chances, unsupported));
  printModel('sentenceSupport', sentences, (chances) => macroF1(sentences, chances));
}

function printModel(
  title: string,
  cases: readonly Case[],
  figure: (chances: readonly number[]) => string,
): void {
  const names = cases[0]?.names ?? [];
  const fitted = (some: readonly Case[]) =>
    fitLogistic(
      some.map(({ sample }) => sample),
      penalty,
    );
  const heldOut = cases.map(() => 0);
  for (let fold = 0; fold < folds; fold += 1) {
    const partial = fitted(cases.filter((each) => each.fold !== fold));
    for (const [at, each] of cases.entries())
      if (each.fold === fold) heldOut[at] = predicted(partial, each.sample.features);
  }
  const whole = fitted(cases);
  console.log(`  ${title}, ${cases.length} cases`);
  console.log(`    held out: ${figure(heldOut)}`);
  console.log(`    fitted:   ${figure(cases.map(({ sample }) => predicted(whole, sample.features)))}`);
  console.log(`    bias: ${whole.bias.toFixed(3)},`);
  for (const [at, name] of names.entries())
    console.log(`    ${name}: ${(whole.weights[at] ?? 0).toFixed(3)},`);
}
