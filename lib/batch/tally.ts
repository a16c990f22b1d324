import type { Row } from './row';

/** How many rows of a batch have what a filter could ask for. */
export type Tally = {
  rows: number;
  unreadable: number;
  severities: { error: number; warning: number; info: number };
  /** By code and by format, in the order of the alphabet. */
  codes: readonly (readonly [string, number])[];
  formats: readonly (readonly [string, number])[];
  /** Mean share 0..1 of the answers' texts inside segments; null without any answer. */
  coverage: number | null;
};

export function tallyOf(rows: readonly Row[]): Tally {
  const codes = new Map<string, number>();
  const formats = new Map<string, number>();
  const severities = { error: 0, warning: 0, info: 0 };
  let unreadable = 0;
  let covered = 0;
  let answers = 0;
  for (const row of rows) {
    for (const code of row.codes) codes.set(code, (codes.get(code) ?? 0) + 1);
    if (row.format !== null) formats.set(row.format, (formats.get(row.format) ?? 0) + 1);
    if (row.failure !== null) unreadable += 1;
    if (row.coverage !== null) answers += 1;
    covered += row.coverage ?? 0;
    if (row.diagnostics.error > 0) severities.error += 1;
    if (row.diagnostics.warning > 0) severities.warning += 1;
    if (row.diagnostics.info > 0) severities.info += 1;
  }
  return {
    rows: rows.length,
    unreadable,
    severities,
    codes: sorted(codes),
    formats: sorted(formats),
    coverage: answers === 0 ? null : covered / answers,
  };
}

const sorted = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
