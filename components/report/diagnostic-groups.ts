import type { Diagnostic, Severity } from '@/lib/grounding/model';

export type DiagnosticGroup = { code: string; severity: Severity; diagnostics: Diagnostic[] };

export const severities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** Diagnostics by severity, worst first, then by code in the order of the alphabet; within a code as they were found. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const groups = new Map<string, DiagnosticGroup>();
  for (const diagnostic of diagnostics) {
    const key = `${severities.indexOf(diagnostic.severity)} ${diagnostic.code}`;
    const group = groups.get(key);
    if (group) group.diagnostics.push(diagnostic);
    else groups.set(key, { code: diagnostic.code, severity: diagnostic.severity, diagnostics: [diagnostic] });
  }
  return [...groups.entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, group]) => group);
}
