import type { Severity } from '../../lib/grounding';
import type { Request } from './arguments';

/** What gates look at: how many diagnostics of each severity, and the share 0..1 of the text that is covered. */
export type Judged = {
  diagnostics: Readonly<Record<Severity, number>>;
  coverage: { text: number } | null;
};

/** What keeps an inspection from passing, one sentence each; none when it passes. */
export function failedGates(
  { diagnostics, coverage }: Judged,
  { failOn, minCoverage }: Pick<Request, 'failOn' | 'minCoverage'>,
): string[] {
  const failed: string[] = [];
  const errors = diagnostics.error;
  const warnings = failOn === 'warning' ? diagnostics.warning : 0;
  if (failOn !== null && errors + warnings > 0) {
    const found =
      failOn === 'error'
        ? `${errors} with severity error`
        : `${errors} with severity error and ${warnings} with severity warning`;
    failed.push(`--fail-on ${failOn}: there are diagnostics, ${found}.`);
  }
  if (minCoverage !== null && coverage === null) {
    failed.push(`--min-coverage ${minCoverage}: there is no answer whose coverage could be counted.`);
  } else if (minCoverage !== null && coverage !== null && coverage.text < minCoverage) {
    failed.push(
      `--min-coverage ${minCoverage}: only ${shareBelow(coverage.text, minCoverage)} of the answer's text is covered.`,
    );
  }
  return failed;
}

/** A share below a limit, with as many digits as it takes to show that it is: 0.79996 below 0.8 is not 0.800. */
function shareBelow(share: number, limit: number): string {
  for (let digits = 3; digits <= 20; digits += 1) {
    const shown = share.toFixed(digits);
    if (Number(shown) < limit) return shown;
  }
  return String(share);
}
