import type { Target } from '../../target';
import { problemsOf } from '../problems';

/** Each problem as `field: message`. */
export const problemLines = (target: Target): string[] =>
  problemsOf(target).map(({ field, message }) => `${field}: ${message}`);
