import type { Diagnostic, Json } from '../model';

/** Where and why a text stops making sense. `index` counts UTF-16 units from the start of the text that was read. */
export type Fault = { index: number; problem: string; code: 'input/broken' | 'input/too-deep' };

export type Attempt = { ok: true; tree: Json; noticed: Diagnostic[] } | { ok: false; fault: Fault };

/** No message of ours nests deeper than a dozen levels; what lies below this one is an attack or an accident. */
export const DEEPEST = 500;

export const tooDeep = (index: number): Fault => ({
  index,
  problem: `brackets nest deeper than ${DEEPEST} levels`,
  code: 'input/too-deep',
});

/** Thrown and caught within one parser: it leaves nested scanning functions at the first fault and goes no further. */
export class FaultFound extends Error {
  constructor(readonly fault: Fault) {
    super(fault.problem);
  }
}

export function stop(index: number, problem: string): never {
  throw new FaultFound({ index, problem, code: 'input/broken' });
}

/** Runs a parser that leaves by `stop`; anything else that is thrown is a bug and passes through. */
export function attempt(parse: () => { tree: Json; noticed: Diagnostic[] }): Attempt {
  try {
    return { ok: true, ...parse() };
  } catch (thrown) {
    if (thrown instanceof FaultFound) return { ok: false, fault: thrown.fault };
    throw thrown;
  }
}
