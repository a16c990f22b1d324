import type { Checked, Problem } from '../model';

/** A number between two, both included; null is nothing to send. `what`: which numbers these are. */
export function ranged(
  field: string,
  value: number | null,
  least: number,
  most: number,
  what: string,
): Problem[] {
  if (value === null || (value >= least && value <= most)) return [];
  return [{ field, message: `${value} is outside ${least} to ${most}, ${what}.` }];
}

export function whole(
  field: string,
  value: number | null,
  least: number,
  most: number,
  what: string,
): Problem[] {
  if (value === null || Number.isInteger(value)) return ranged(field, value, least, most, what);
  return [{ field, message: `${value} is not a whole number.` }];
}

export const when = (wrong: boolean, field: string, message: string): Problem[] =>
  wrong ? [{ field, message }] : [];

export const problemIn = (read: Checked<unknown>): Problem[] => (read.ok ? [] : [read.problem]);
