import type { Choice, Diagnostic } from '../model';
import type { Finding, Found } from './find-readings';

/**
 * The finding to show: the one that was asked for, else one that has most to see; between equals the first, or in a
 * conversation the latest. Null when nothing was found.
 */
export function chooseFinding({ findings, shows }: Found, wanted: string | null): Finding | null {
  const named = findings.find(({ id }) => id === wanted);
  if (named !== undefined) return named;
  let best: Finding | null = null;
  for (const finding of findings) {
    const gain = finding.weight - (best?.weight ?? Number.NEGATIVE_INFINITY);
    if (gain > 0 || (gain === 0 && shows === 'last')) best = finding;
  }
  return best;
}

export const choicesOf = (findings: readonly Finding[]): Choice[] =>
  findings.map(({ id, label, at }) => ({ id, label, at }));

/** Tells that there is more to read than what is shown. */
export function otherReadings(findings: readonly Finding[], shown: Finding): Diagnostic[] {
  if (findings.length < 2) return [];
  const others = findings.length === 2 ? 'one more thing' : `${findings.length - 1} more things`;
  const message = `The input holds ${others} to read; shown is ${shown.label}.`;
  return [{ code: 'input/other-readings', severity: 'info', at: shown.at, about: [], message }];
}
