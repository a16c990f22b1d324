import type { Problem } from '@/lib/wire';

/** The problem of a setting, or with `inside` of anything in it as well; undefined when there is none. */
export type ProblemAt = (field: string, inside?: 'inside') => string | undefined;

/** Looks problems up by the dotted path of their setting, as seen from one part of the target. */
export const problemsAt =
  (problems: readonly Problem[], part = ''): ProblemAt =>
  (field, inside) => {
    const path = [part, field].filter(Boolean).join('.');
    return problems.find(
      (one) => one.field === path || (inside !== undefined && one.field.startsWith(`${path}.`)),
    )?.message;
  };
