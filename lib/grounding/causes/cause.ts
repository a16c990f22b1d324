import type { Diagnostic, Severity } from '../model';

/** One reason, with everything that it made odd. */
export type Cause = {
  /** Unlike any other of the same inspection, and the same whenever it is inspected. */
  id: string;
  /** The code that names it. */
  code: string;
  /** The worst among all that belongs to it. */
  severity: Severity;
  /** Of the code that names it, in wire order. */
  diagnostics: Diagnostic[];
  /** Of other codes: they would not be there without it. */
  follows: Diagnostic[];
  /** What these share beyond their code, with its numbers, in a sentence; null when it is the code alone. */
  shared: string | null;
};

export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

export function worst(diagnostics: readonly Diagnostic[]): Severity {
  return severities.find((one) => diagnostics.some(({ severity }) => severity === one)) ?? 'info';
}
