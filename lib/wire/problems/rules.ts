import type { Checked, Problem } from '../model';

/** A number that the field can take, or nothing to send. */
export function ranged(
  field: string,
  value: number | null,
  least: number,
  most: number,
  why: string,
): Problem[] {
  if (value === null || (value >= least && value <= most)) return [];
  return [{ field, message: `${value} is outside ${least} to ${most}: ${why}` }];
}

export function whole(
  field: string,
  value: number | null,
  least: number,
  most: number,
  why: string,
): Problem[] {
  if (value === null || Number.isInteger(value)) return ranged(field, value, least, most, why);
  return [{ field, message: `${value} is no whole number.` }];
}

export const when = (wrong: boolean, field: string, message: string): Problem[] =>
  wrong ? [{ field, message }] : [];

export const problemIn = (read: Checked<unknown>): Problem[] => (read.ok ? [] : [read.problem]);
