import { createHash } from 'node:crypto';
import { markedFrom, supportedFrom } from '../../lib/check/judge';

export const folds = 5;

/** Answers to one and the same thing stay together, so that none of them is judged by what the others taught. */
export function foldOf({
  id,
  question,
  contexts,
}: {
  id: string;
  question?: string | null | undefined;
  contexts: { text: string }[];
}): number {
  const same = question ?? contexts[0]?.text ?? id;
  return createHash('md5').update(same).digest().readUInt32BE() % folds;
}

type Case = { file: string; length: number; bad: number; sample: { truth: number } };

/** F1 over characters of each file: at the bar that the check uses, and at the best one. */
export function spanF1(
  cases: readonly Case[],
  chances: readonly number[],
  all: ReadonlyMap<string, number>,
): string {
  return [...all]
    .map(([file, gold]) => {
      const own = cases
        .map((each, at) => ({ ...each, chance: chances[at] ?? 0 }))
        .filter((each) => each.file === file);
      const at = (bar: number) => {
        const marked = own.filter(({ chance }) => chance >= bar);
        const right = marked.reduce((sum, { bad }) => sum + bad, 0);
        return (200 * right) / (marked.reduce((sum, { length }) => sum + length, 0) + gold);
      };
      const bars = Array.from({ length: 40 }, (_, step) => 0.05 + step / 80);
      const best = bars.reduce((one, other) => (at(other) > at(one) ? other : one), markedFrom);
      return `${file} ${at(markedFrom).toFixed(1)} (best ${at(best).toFixed(1)} at ${best.toFixed(2)})`;
    })
    .join('; ');
}

/** The mean of both classes' F1, over all and for each set. */
export function macroF1(cases: readonly Case[], chances: readonly number[]): string {
  const of = (file: string | null) => {
    const counts = [0, 0, 0, 0];
    for (const [at, each] of cases.entries()) {
      if (file !== null && each.file !== file) continue;
      const cell = 2 * each.sample.truth + Number((chances[at] ?? 0) >= supportedFrom);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    const [right = 0, early = 0, late = 0, found = 0] = counts;
    const f1 = (hits: number) => (hits === 0 ? 0 : (200 * hits) / (2 * hits + early + late));
    return ((f1(found) + f1(right)) / 2).toFixed(1);
  };
  const sets = [...new Set(cases.map(({ file }) => file))].sort();
  return [`all ${of(null)}`, ...sets.map((set) => `${set} ${of(set)}`)].join('; ');
}
