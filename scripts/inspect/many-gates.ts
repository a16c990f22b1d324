import { placeOf } from '../../lib/batch/columns';
import type { Row } from '../../lib/batch/row';
import type { Request } from './arguments';
import { failedGates } from './gates';

type Gates = Pick<Request, 'failOn' | 'minCoverage'>;

/** Counts which responses of many fail a gate; a gate fails for all of them when it fails for one. */
export function createManyGates({ failOn, minCoverage }: Gates) {
  let readable = 0;
  const failed = [
    { gate: { failOn, minCoverage: null }, count: 0, first: '' },
    { gate: { failOn: null, minCoverage }, count: 0, first: '' },
  ];
  return {
    /** What can't be read fails no gate: the exit status has a word of its own for it. */
    add(row: Row): void {
      if (row.failure !== null) return;
      readable += 1;
      const { diagnostics, coverage } = row;
      const given = { diagnostics, coverage: coverage === null ? null : { text: coverage } };
      for (const one of failed) {
        const [sentence] = failedGates(given, one.gate);
        if (sentence === undefined) continue;
        one.count += 1;
        if (one.count === 1) one.first = `${placeOf(row)}: ${sentence}`;
      }
    },
    /** One sentence for each gate that failed, with the first response that did. */
    sentences: (): string[] =>
      failed
        .filter(({ count }) => count > 0)
        .map(({ count, first }) => `${count} of ${readable} responses failed a gate. The first, ${first}`),
  };
}
